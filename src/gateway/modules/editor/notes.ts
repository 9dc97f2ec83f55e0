import { call } from '@schemas/api/editor/notes'
import { authorOf } from '../../drafts/author'
import { findState } from '../../drafts/find-state'
import { readNotes } from '../../drafts/notes'
import { handle } from '../../http/handle'

export const handler = handle(call, (given) =>
  given.tx(async (db) => {
    await findState(db, { ...authorOf(given), key: given.input.key, log: given.log })
    return { notes: await readNotes(db, given.input.key, given.session.person?.id) }
  }),
)
