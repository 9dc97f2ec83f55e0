import { call } from '@schemas/hora/calls/hora/provinces'
import { handle } from '@gateway/call/handle'
import { provinceRows } from '../../answers/provinces'

export const handler = handle(call, ({ locale }) => provinceRows(locale))
