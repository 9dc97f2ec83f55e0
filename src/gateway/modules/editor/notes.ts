import { call } from '@schemas/api/editor/notes'
import { authorOf } from '../../drafts/author'
import { findState } from '../../drafts/find-state'
import { readNotes } from '../../drafts/notes'
import { handle } from '../../http/handle'

export const handler = handle(call, (given) =>
  given.tx(async (db) => {
    const author = authorOf(given)
    await findState(db, { ...author, key: given.input.key, log: given.log })
    return { notes: await readNotes(db, given.input.key, author) }
  }),
)
