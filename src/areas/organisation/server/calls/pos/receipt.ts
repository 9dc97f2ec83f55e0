import { call } from '@schemas/organisation/calls/pos/receipt'
import { handle } from '@gateway/call/handle'
import { describeReceipt } from '../../domain/receipts'
import { asStaff } from '../../domain/staff'

export const handler = handle(call, (context) =>
  asStaff(context, call, (staff) => describeReceipt(staff, context.input.id)),
)
