import { call } from '@schemas/organisation/calls/inventory/moves'
import { handle } from '@gateway/call/handle'
import { listMoves } from '../../domain/inventory'
import { asStaff } from '../../domain/staff'

export const handler = handle(call, (context) => asStaff(context, call, (staff) => listMoves(staff, context.input)))
