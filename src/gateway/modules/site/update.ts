import { call } from '@schemas/api/site/update'
import { handle } from '../../http/handle'
import { operatorOf } from './operator'

export const handler = handle(call, (given) => given.services.siteAdmin.update(operatorOf(given), given.input))
