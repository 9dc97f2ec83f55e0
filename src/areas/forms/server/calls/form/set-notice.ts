import { call } from '@schemas/forms/calls/form/set-notice'
import { authorOf } from '@gateway/drafts/author'
import { handle } from '@gateway/call/handle'
import { setNotice } from '../../domain/notice-rows'

export const handler = handle(call, (context) => context.tx((db) => setNotice(db, authorOf(context), context.input)))
