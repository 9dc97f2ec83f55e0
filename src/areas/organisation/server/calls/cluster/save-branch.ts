import { call } from '@schemas/organisation/calls/cluster/save-branch'
import { handle } from '@gateway/call/handle'
import { saveBranch } from '../../domain/save-branches'
import { asStaff } from '../../domain/staff'

export const handler = handle(call, (context) => asStaff(context, call, (staff) => saveBranch(staff, context.input)))
