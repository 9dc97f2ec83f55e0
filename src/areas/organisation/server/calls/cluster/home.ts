import { call } from '@schemas/organisation/calls/cluster/home'
import { handle } from '@gateway/call/handle'
import { readHome } from '../../domain/home'
import { asStaff } from '../../domain/staff'

export const handler = handle(call, (context) => asStaff(context, call, readHome))
