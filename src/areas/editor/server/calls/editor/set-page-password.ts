import { call } from '@schemas/editor/calls/editor/set-page-password'
import { authorOf } from '@gateway/drafts/author'
import { handle } from '@gateway/call/handle'
import { hashPagePassword } from '@gateway/page-passwords/hash-page-password'
import { mayHavePassword, setPassword } from '@gateway/page-passwords/set-password'

export const handler = handle(call, async (context) => {
  const {
    input: { key, password, seen },
    tx,
    services,
  } = context
  await tx((db) => mayHavePassword(db, authorOf(context), key))
  // Never within a transaction: hashing takes time.
  const hash = await hashPagePassword(password)
  const state = await tx((db) => setPassword(db, authorOf(context), { key, seen, hash }))
  services.sites.forget()
  return state
})
