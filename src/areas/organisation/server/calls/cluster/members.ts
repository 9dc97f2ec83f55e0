import { call } from '@schemas/organisation/calls/cluster/members'
import { handle } from '@gateway/call/handle'
import { listMembers } from '../../domain/members'
import { asStaff } from '../../domain/staff'

export const handler = handle(call, (context) =>
  asStaff(context, call, (staff) => listMembers(staff, context.input.branch)),
)
