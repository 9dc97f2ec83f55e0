import { call } from '@schemas/api/site/members'
import { handle } from '../../http/handle'
import { operatorOf } from './operator'

export const handler = handle(call, (given) => given.services.siteAdmin.members(operatorOf(given), given.input))
