import { call } from '@schemas/hora/calls/hora/chart'
import { handle } from '@gateway/call/handle'
import { castFor } from '../../requests/cast-for'

export const handler = handle(call, ({ input, locale }) => Promise.resolve(castFor(input, locale)))
