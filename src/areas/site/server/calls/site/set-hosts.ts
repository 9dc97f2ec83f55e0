import { call } from '@schemas/site/calls/site/set-hosts'
import { handle } from '@gateway/call/handle'
import { operatorOf } from '../../domain/operator'

export const handler = handle(call, (context) => {
  const { local, hostname, origin, services, input } = context
  // Local names, tunnels' and the gateway's own show the operator's site, whatever its host names are.
  const isOwn = local || hostname === new URL(services.settings.gatewayOrigin).hostname
  return services.siteAdmin.setHosts(operatorOf(context), {
    ...input,
    came: { by: isOwn ? undefined : hostname, origin },
  })
})
