import { call } from '@schemas/organisation/calls/cluster/set-position'
import { handle } from '@gateway/call/handle'
import { setPosition } from '../../domain/members'
import { asStaff } from '../../domain/staff'

export const handler = handle(call, (context) => asStaff(context, call, (staff) => setPosition(staff, context.input)))
