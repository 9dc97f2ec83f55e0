import { call } from '@schemas/api/site/set-icon'
import { handle } from '../../http/handle'
import { operatorOf } from './operator'

export const handler = handle(call, (given) => given.services.siteAdmin.setIcon(operatorOf(given), given.input))
