import { call } from '@schemas/organisation/calls/cluster/set-pin'
import { hashPassword } from '@gateway/auth/passwords'
import { handle } from '@gateway/call/handle'
import { setPin } from '../../domain/members'
import { asStaff } from '../../domain/staff'

export const handler = handle(call, async (context) => {
  const { member, pin } = context.input
  const hash = pin === null ? null : await hashPassword(pin)
  return asStaff(context, call, (staff) => setPin(staff, member, hash))
})
