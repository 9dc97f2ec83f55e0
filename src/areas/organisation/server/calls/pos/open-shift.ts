import { call } from '@schemas/organisation/calls/pos/open-shift'
import { handle } from '@gateway/call/handle'
import { describeShift } from '../../domain/describe-shift'
import { openShift } from '../../domain/shifts'
import { asStaff } from '../../domain/staff'

export const handler = handle(call, (context) =>
  asStaff(context, call, async (staff) => describeShift(staff, await openShift(staff, context.input), 'cashier')),
)
