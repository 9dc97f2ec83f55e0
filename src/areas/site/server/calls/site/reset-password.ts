import { call } from '@schemas/site/calls/site/reset-password'
import { handle } from '@gateway/call/handle'
import { operatorOf } from '../../domain/operator'

export const handler = handle(call, (context) =>
  context.services.siteAdmin.resetPassword(operatorOf(context), context.input),
)
