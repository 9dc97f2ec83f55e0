import { call } from '@schemas/api/transfer/undo-import'
import { authorOf } from '../../drafts/author'
import { handle } from '../../http/handle'
import { undoImport } from '../../transfer/undo-import'

export const handler = handle(call, async (given) => {
  const done = await given.tx((db) => undoImport(db, authorOf(given), given.input.id))
  // What led elsewhere by it does no more.
  given.services.sites.forget()
  return done
})
