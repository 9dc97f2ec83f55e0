import { call } from '@schemas/api/editor/set-page-password'
import { authorOf } from '../../drafts/author'
import { handle } from '../../http/handle'
import { hashWord } from '../../page-passwords/page-words'
import { mayHavePassword, setPassword } from '../../page-passwords/set-password'

export const handler = handle(call, async (given) => {
  const {
    input: { key, password, seen },
    tx,
    services,
  } = given
  await tx((db) => mayHavePassword(db, authorOf(given), key))
  // Never within a transaction: it takes its time.
  const hash = await hashWord(password)
  const state = await tx((db) => setPassword(db, authorOf(given), { key, seen, hash }))
  services.sites.forget()
  return state
})
