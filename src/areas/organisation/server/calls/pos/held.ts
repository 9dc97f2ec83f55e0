import { call } from '@schemas/organisation/calls/pos/held'
import { handle } from '@gateway/call/handle'
import { listHeld } from '../../domain/held-orders'
import { asStaff } from '../../domain/staff'

export const handler = handle(call, (context) =>
  asStaff(context, call, (staff) => listHeld(staff, context.input.branch)),
)
