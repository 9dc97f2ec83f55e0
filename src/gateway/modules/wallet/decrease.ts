import { call } from '@schemas/api/wallet/decrease'
import { handle } from '../../http/handle'
import { changeAsStaff } from '../../wallet/change-as-staff'

export const handler = handle(call, (given) =>
  changeAsStaff(given, { ...given.input, amount: -given.input.amount, mode: 'decrease' }),
)
