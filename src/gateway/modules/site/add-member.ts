import { call } from '@schemas/api/site/add-member'
import { handle } from '../../http/handle'
import { operatorOf } from './operator'

export const handler = handle(call, (given) => given.services.siteAdmin.addMember(operatorOf(given), given.input))
