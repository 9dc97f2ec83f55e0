import { call } from '@schemas/editor/calls/editor/remove-page-password'
import { authorOf } from '@gateway/drafts/author'
import { handle } from '@gateway/call/handle'
import { removePassword } from '@gateway/page-passwords/set-password'

export const handler = handle(call, async (context) => {
  const state = await context.tx((db) => removePassword(db, authorOf(context), context.input))
  context.services.sites.forget()
  return state
})
