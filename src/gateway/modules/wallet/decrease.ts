import { call } from '@schemas/api/wallet/decrease'
import { handle } from '../../http/handle'
import { changeAsStaff } from '../../wallet/change-as-staff'

export const handler = handle(call, (context) =>
  changeAsStaff(context, { ...context.input, amount: -context.input.amount, mode: 'decrease' }),
)
