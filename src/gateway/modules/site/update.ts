import { call } from '@schemas/api/site/update'
import { handle } from '../../http/handle'
import { operatorOf } from './operator'

export const handler = handle(call, (context) => context.services.siteAdmin.update(operatorOf(context), context.input))
