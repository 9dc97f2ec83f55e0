import { call } from '@schemas/api/editor/notes'
import { authorOf } from '../../drafts/author'
import { findState } from '../../drafts/find-state'
import { countNewElsewhere, readNotes } from '../../drafts/notes'
import { handle } from '../../http/handle'

export const handler = handle(call, (given) =>
  given.tx(async (db) => {
    const author = authorOf(given)
    const { key } = given.input
    await findState(db, { ...author, key, log: given.log })
    return {
      notes: await readNotes(db, key, author),
      elsewhere: await countNewElsewhere(db, key, author),
      sends: given.services.settings.smtpUrl !== undefined,
    }
  }),
)
