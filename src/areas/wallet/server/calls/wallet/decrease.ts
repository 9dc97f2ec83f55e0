import { call } from '@schemas/wallet/calls/wallet/decrease'
import { handle } from '@gateway/call/handle'
import { changeAsStaff } from '../../domain/change-as-staff'

export const handler = handle(call, (context) =>
  changeAsStaff(context, { ...context.input, amount: -context.input.amount, mode: 'decrease' }),
)
