import type { Site } from '../platform/sites'
import type { Settings } from '../settings'

/**
 * The origin of links in mail: in public the site's primary host, whatever host was requested; on a local machine the
 * requested one, or without a request, as in a job, the site's too.
 */
export function siteOrigin(
  { env, gatewayOrigin }: Settings,
  { primaryHost }: Pick<Site, 'primaryHost'>,
  requestOrigin?: string,
): string {
  if (env !== 'production' && requestOrigin !== undefined) return requestOrigin
  const { protocol, port } = new URL(gatewayOrigin)
  return `${protocol}//${primaryHost}${port ? `:${port}` : ''}`
}
