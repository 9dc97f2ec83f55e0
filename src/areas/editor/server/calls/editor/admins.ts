import { call } from '@schemas/editor/calls/editor/admins'
import { noteReaders } from '@gateway/drafts/note-people'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, ({ tx }) =>
  tx(async (db) => ({ names: (await noteReaders(db, 'admin')).map(({ name }) => name) })),
)
