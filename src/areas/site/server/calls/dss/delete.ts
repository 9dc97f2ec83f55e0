import { call } from '@schemas/site/calls/dss/delete'
import { askDss } from '../../domain/ask-dss'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, (context) => askDss(call.method, context))
