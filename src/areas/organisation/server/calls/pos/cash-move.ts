import { call } from '@schemas/organisation/calls/pos/cash-move'
import { handle } from '@gateway/call/handle'
import { describeShift } from '../../domain/describe-shift'
import { moveCash } from '../../domain/shifts'
import { asStaff } from '../../domain/staff'

export const handler = handle(call, (context) =>
  asStaff(context, call, async (staff) => describeShift(staff, await moveCash(staff, context.input), 'cashier')),
)
