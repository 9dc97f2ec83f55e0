import { call } from '@schemas/organisation/calls/pos/registers'
import { handle } from '@gateway/call/handle'
import { listRegisters } from '../../domain/list-registers'
import { asStaff } from '../../domain/staff'

export const handler = handle(call, (context) =>
  asStaff(context, call, (staff) => listRegisters(staff, context.input.device)),
)
