import { call } from '@schemas/api/editor/page-password'
import { authorOf } from '../../drafts/author'
import { handle } from '../../http/handle'
import { readPassword } from '../../page-passwords/set-password'

export const handler = handle(call, (context) =>
  context.tx((db) => readPassword(db, authorOf(context), context.input.key)),
)
