import { call } from '@schemas/api/dss/put'
import { askDss } from '../../dss/ask-dss'
import { handle } from '../../http/handle'

export const handler = handle(call, (context) => askDss(call.method, context))
