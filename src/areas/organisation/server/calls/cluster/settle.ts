import { call } from '@schemas/organisation/calls/cluster/settle'
import { handle } from '@gateway/call/handle'
import { settleMatter } from '../../domain/matters'
import { asStaff } from '../../domain/staff'

export const handler = handle(call, (context) => asStaff(context, call, (staff) => settleMatter(staff, context.input)))
