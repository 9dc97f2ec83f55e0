import { call } from '@schemas/organisation/calls/pos/shift'
import { handle } from '@gateway/call/handle'
import { describeShift } from '../../domain/describe-shift'
import { lockShift } from '../../domain/shifts'
import { asStaff } from '../../domain/staff'

export const handler = handle(call, (context) =>
  asStaff(context, call, async (staff) => {
    const { shift, position } = await lockShift(staff, context.input.shift)
    return describeShift(staff, shift, position)
  }),
)
