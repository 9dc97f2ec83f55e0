import { call } from '@schemas/organisation/calls/cluster/save-register'
import { handle } from '@gateway/call/handle'
import { saveRegister } from '../../domain/save-branches'
import { asStaff } from '../../domain/staff'

export const handler = handle(call, (context) => asStaff(context, call, (staff) => saveRegister(staff, context.input)))
