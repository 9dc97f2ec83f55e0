import { call } from '@schemas/api/site/set-icon'
import { handle } from '../../http/handle'
import { operatorOf } from './operator'

export const handler = handle(call, (context) => context.services.siteAdmin.setIcon(operatorOf(context), context.input))
