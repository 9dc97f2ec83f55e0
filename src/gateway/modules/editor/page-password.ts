import { call } from '@schemas/api/editor/page-password'
import { authorOf } from '../../drafts/author'
import { handle } from '../../http/handle'
import { readPassword } from '../../page-passwords/set-password'

export const handler = handle(call, (given) => given.tx((db) => readPassword(db, authorOf(given), given.input.key)))
