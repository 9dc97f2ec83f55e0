import { call } from '@schemas/api/site/set-hosts'
import { handle } from '../../http/handle'
import { operatorOf } from './operator'

export const handler = handle(call, (context) => {
  const { local, hostname, origin, services, input } = context
  // Local names, tunnels' and the gateway's own show the operator's site, whatever its host names are.
  const isOwn = local || hostname === new URL(services.settings.gatewayOrigin).hostname
  return services.siteAdmin.setHosts(operatorOf(context), {
    ...input,
    came: { by: isOwn ? undefined : hostname, origin },
  })
})
