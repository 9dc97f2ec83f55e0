import { call } from '@schemas/site/calls/site/members'
import { handle } from '@gateway/call/handle'
import { operatorOf } from '../../domain/operator'

export const handler = handle(call, (context) => context.services.siteAdmin.members(operatorOf(context), context.input))
