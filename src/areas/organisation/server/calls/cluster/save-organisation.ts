import { call } from '@schemas/organisation/calls/cluster/save-organisation'
import { handle } from '@gateway/call/handle'
import { saveOrganisation } from '../../domain/save-branches'
import { asStaff } from '../../domain/staff'

export const handler = handle(call, (context) =>
  asStaff(context, call, (staff) => saveOrganisation(staff, context.input)),
)
