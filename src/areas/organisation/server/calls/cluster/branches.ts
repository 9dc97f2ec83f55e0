import { call } from '@schemas/organisation/calls/cluster/branches'
import { handle } from '@gateway/call/handle'
import { describeBranches } from '../../domain/describe-branches'
import { asStaff, readStoredOrganisation } from '../../domain/staff'

export const handler = handle(call, (context) =>
  asStaff(context, call, async (staff) => {
    const organisation = await readStoredOrganisation(staff.tx)
    return { items: await describeBranches(staff), ...(organisation ? { organisation } : {}) }
  }),
)
