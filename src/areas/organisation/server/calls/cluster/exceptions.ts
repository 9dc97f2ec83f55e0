import { call } from '@schemas/organisation/calls/cluster/exceptions'
import { handle } from '@gateway/call/handle'
import { listMatters } from '../../domain/matters'
import { asStaff } from '../../domain/staff'

export const handler = handle(call, (context) => asStaff(context, call, (staff) => listMatters(staff, context.input)))
