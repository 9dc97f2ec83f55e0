import { call } from '@schemas/api/editor/set-contact'
import { setContact } from '../../contact/set-contact'
import { authorOf } from '../../drafts/author'
import { handle } from '../../http/handle'

export const handler = handle(call, async (context) => {
  const stored = await context.tx((db) => setContact(db, authorOf(context), context.input))
  context.services.sites.forget()
  return stored
})
