import { call } from '@schemas/organisation/calls/pos/recall'
import { handle } from '@gateway/call/handle'
import { recallOrder } from '../../domain/held-orders'
import { asStaff } from '../../domain/staff'

export const handler = handle(call, (context) =>
  asStaff(context, call, (staff) => recallOrder(staff, context.input.id)),
)
