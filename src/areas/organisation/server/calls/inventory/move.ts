import { call } from '@schemas/organisation/calls/inventory/move'
import { handle } from '@gateway/call/handle'
import { moveAtBranch } from '../../domain/inventory'
import { asStaff } from '../../domain/staff'

export const handler = handle(call, (context) => asStaff(context, call, (staff) => moveAtBranch(staff, context.input)))
