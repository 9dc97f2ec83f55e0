import { call } from '@schemas/api/site/members'
import { handle } from '../../http/handle'
import { operatorOf } from './operator'

export const handler = handle(call, (context) => context.services.siteAdmin.members(operatorOf(context), context.input))
