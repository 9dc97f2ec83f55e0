import { call } from '@schemas/editor/calls/transfer/undo-import'
import { authorOf } from '@gateway/drafts/author'
import { handle } from '@gateway/call/handle'
import { undoImport } from '@gateway/transfer/undo-import'

export const handler = handle(call, async (context) => {
  const done = await context.tx((db) => undoImport(db, authorOf(context), context.input.id))
  // Its redirects end.
  context.services.sites.forget()
  return done
})
