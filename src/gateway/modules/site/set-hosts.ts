import { call } from '@schemas/api/site/set-hosts'
import { handle } from '../../http/handle'
import { operatorOf } from './operator'

export const handler = handle(call, (given) => given.services.siteAdmin.setHosts(operatorOf(given), given.input))
