import { call } from '@schemas/organisation/calls/inventory/levels'
import { handle } from '@gateway/call/handle'
import { listLevels } from '../../domain/inventory'
import { asStaff } from '../../domain/staff'

export const handler = handle(call, (context) => asStaff(context, call, (staff) => listLevels(staff, context.input)))
