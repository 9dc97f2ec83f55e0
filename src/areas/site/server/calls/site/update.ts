import { call } from '@schemas/site/calls/site/update'
import { handle } from '@gateway/call/handle'
import { operatorOf } from '../../domain/operator'

export const handler = handle(call, (context) => context.services.siteAdmin.update(operatorOf(context), context.input))
