import { call } from '@schemas/site/calls/site/add-member'
import { handle } from '@gateway/call/handle'
import { operatorOf } from '../../domain/operator'

export const handler = handle(call, (context) =>
  context.services.siteAdmin.addMember(operatorOf(context), context.input),
)
