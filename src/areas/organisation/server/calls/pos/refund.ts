import { call } from '@schemas/organisation/calls/pos/refund'
import { handle } from '@gateway/call/handle'
import { refundReceipt } from '../../domain/refund-receipt'
import { asStaff } from '../../domain/staff'

export const handler = handle(call, (context) => asStaff(context, call, (staff) => refundReceipt(staff, context.input)))
