import { call } from '@schemas/site/calls/site/set-own-icon'
import { handle } from '@gateway/call/handle'
import { operatorOf } from '../../domain/operator'

export const handler = handle(call, (context) =>
  context.services.siteAdmin.setIcon(operatorOf(context), { id: context.site.id, picture: context.input.picture }),
)
