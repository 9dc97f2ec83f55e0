import { call } from '@schemas/api/editor/set-page-password'
import { hashPassword } from '../../auth/passwords'
import { authorOf } from '../../drafts/author'
import { handle } from '../../http/handle'
import { mayHavePassword, setPassword } from '../../page-passwords/set-password'

export const handler = handle(call, async (given) => {
  const { input: { key, password, seen }, tx, services } = given
  await tx((db) => mayHavePassword(db, authorOf(given), key))
  // Never within a transaction: it takes its time.
  const hash = await hashPassword(password)
  const state = await tx((db) => setPassword(db, authorOf(given), { key, seen, hash }))
  services.sites.forget()
  return state
})
