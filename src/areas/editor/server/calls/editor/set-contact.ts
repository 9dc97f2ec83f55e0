import { call } from '@schemas/editor/calls/editor/set-contact'
import { setContact } from '@gateway/contact/set-contact'
import { authorOf } from '@gateway/drafts/author'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  const stored = await context.tx((db) => setContact(db, authorOf(context), context.input))
  context.services.sites.forget()
  return stored
})
