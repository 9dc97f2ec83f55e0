import { call } from '@schemas/editor/calls/editor/page-password'
import { authorOf } from '@gateway/drafts/author'
import { handle } from '@gateway/call/handle'
import { readPassword } from '@gateway/page-passwords/set-password'

export const handler = handle(call, (context) =>
  context.tx((db) => readPassword(db, authorOf(context), context.input.key)),
)
