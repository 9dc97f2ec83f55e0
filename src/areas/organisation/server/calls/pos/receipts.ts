import { call } from '@schemas/organisation/calls/pos/receipts'
import { handle } from '@gateway/call/handle'
import { listReceipts } from '../../domain/receipts'
import { asStaff, branchOf } from '../../domain/staff'

export const handler = handle(call, (context) =>
  asStaff(context, call, async (staff) => {
    const { branch } = await branchOf(staff, context.input.branch)
    return listReceipts(staff, { ...context.input, branch: branch.id })
  }),
)
