import { call } from '@schemas/editor/calls/editor/notes'
import { authorOf } from '@gateway/drafts/author'
import { findState } from '@gateway/drafts/find-state'
import { countNewElsewhere, readNotes } from '@gateway/drafts/notes'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, (context) =>
  context.tx(async (db) => {
    const author = authorOf(context)
    const { key } = context.input
    await findState(db, { ...author, key, log: context.log })
    return {
      notes: await readNotes(db, key, author),
      elsewhere: await countNewElsewhere(db, key, author),
      sends: context.services.settings.smtpUrl !== undefined,
    }
  }),
)
