import { call } from '@schemas/organisation/calls/pos/open'
import { handle } from '@gateway/call/handle'
import { openRegister } from '../../domain/open-register'
import { asStaff } from '../../domain/staff'

export const handler = handle(call, (context) => asStaff(context, call, (staff) => openRegister(staff, context.input)))
