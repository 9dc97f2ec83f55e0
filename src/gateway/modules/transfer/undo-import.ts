import { call } from '@schemas/api/transfer/undo-import'
import { authorOf } from '../../drafts/author'
import { handle } from '../../http/handle'
import { undoImport } from '../../transfer/undo-import'

export const handler = handle(call, async (context) => {
  const done = await context.tx((db) => undoImport(db, authorOf(context), context.input.id))
  // Its redirects end.
  context.services.sites.forget()
  return done
})
