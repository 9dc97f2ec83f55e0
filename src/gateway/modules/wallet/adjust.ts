import { call } from '@schemas/api/wallet/adjust'
import { handle } from '../../http/handle'
import { changeAsStaff } from '../../wallet/change-as-staff'

export const handler = handle(call, (context) => changeAsStaff(context, { ...context.input, mode: 'adjust' }))
