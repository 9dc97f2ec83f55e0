import { call } from '@schemas/organisation/calls/pos/close-shift'
import { handle } from '@gateway/call/handle'
import { describeShift } from '../../domain/describe-shift'
import { closeShift } from '../../domain/shifts'
import { asStaff, branchOf } from '../../domain/staff'

export const handler = handle(call, (context) =>
  asStaff(context, call, async (staff) => {
    const shift = await closeShift(staff, context.input)
    const { position } = await branchOf(staff, shift.branchId)
    return describeShift(staff, shift, position)
  }),
)
