import { call } from '@schemas/organisation/calls/cluster/shifts'
import { handle } from '@gateway/call/handle'
import { listShifts } from '../../domain/list-shifts'
import { asStaff } from '../../domain/staff'

export const handler = handle(call, (context) =>
  asStaff(context, call, async (staff) => ({ items: await listShifts(staff, context.input.branch) })),
)
