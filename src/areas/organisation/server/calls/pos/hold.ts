import { call } from '@schemas/organisation/calls/pos/hold'
import { handle } from '@gateway/call/handle'
import { holdOrder } from '../../domain/held-orders'
import { asStaff } from '../../domain/staff'

export const handler = handle(call, (context) => asStaff(context, call, (staff) => holdOrder(staff, context.input)))
