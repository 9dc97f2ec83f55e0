import { call } from '@schemas/organisation/calls/cluster/branch'
import { handle } from '@gateway/call/handle'
import { describeBranches } from '../../domain/describe-branches'
import { clusterError } from '../../domain/messages'
import { asStaff } from '../../domain/staff'

export const handler = handle(call, (context) =>
  asStaff(context, call, async (staff) => {
    const [found] = await describeBranches(staff, context.input.id)
    if (!found) throw clusterError('unknownBranch', staff.locale)
    return found
  }),
)
