import { call } from '@schemas/api/site/add-member'
import { handle } from '../../http/handle'
import { operatorOf } from './operator'

export const handler = handle(call, (context) =>
  context.services.siteAdmin.addMember(operatorOf(context), context.input),
)
