import { call } from '@schemas/api/form/set-notice'
import { authorOf } from '../../drafts/author'
import { handle } from '../../http/handle'
import { setNotice } from './notice-rows'

export const handler = handle(call, (context) => context.tx((db) => setNotice(db, authorOf(context), context.input)))
