import { call } from '@schemas/api/site/reset-password'
import { handle } from '../../http/handle'
import { operatorOf } from './operator'

export const handler = handle(call, (context) =>
  context.services.siteAdmin.resetPassword(operatorOf(context), context.input),
)
