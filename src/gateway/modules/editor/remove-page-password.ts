import { call } from '@schemas/api/editor/remove-page-password'
import { authorOf } from '../../drafts/author'
import { handle } from '../../http/handle'
import { removePassword } from '../../page-passwords/set-password'

export const handler = handle(call, async (context) => {
  const state = await context.tx((db) => removePassword(db, authorOf(context), context.input))
  context.services.sites.forget()
  return state
})
