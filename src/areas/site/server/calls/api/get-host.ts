import { call } from '@schemas/site/calls/api/get-host'
import { handle } from '@gateway/call/handle'
import { noSite } from '@gateway/call/refusals'
import { describeHost } from '@gateway/pages/describe-host'

export const handler = handle(call, async ({ input, services, site, local, hostname, locale }) => {
  const requestedHost = input.hostname.toLowerCase()
  // A local host has no own name to look up: it is the default site, or the chosen override.
  const found = local && requestedHost === hostname ? site : await services.sites.byHost(requestedHost)
  if (!found) throw noSite(locale)
  // Only local hosts may read the list of tenants.
  return { hostData: describeHost(found, services.themes), hosts: local ? await services.hosts() : [] }
})
