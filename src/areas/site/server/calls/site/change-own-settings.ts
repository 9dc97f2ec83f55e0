import { call } from '@schemas/site/calls/site/change-own-settings'
import { handle } from '@gateway/call/handle'
import { operatorOf } from '../../domain/operator'

/** An admin may change their own site as the operator may change any. */
export const handler = handle(call, (context) =>
  context.services.siteAdmin.updateOwn(operatorOf(context), context.input),
)
