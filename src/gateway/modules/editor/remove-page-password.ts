import { call } from '@schemas/api/editor/remove-page-password'
import { authorOf } from '../../drafts/author'
import { handle } from '../../http/handle'
import { removePassword } from '../../page-passwords/set-password'

export const handler = handle(call, async (given) => {
  const state = await given.tx((db) => removePassword(db, authorOf(given), given.input))
  given.services.sites.forget()
  return state
})
