import type { Site } from '../platform/sites'
import type { Settings } from '../settings'

/** What links in mail start with: facing the world the site's first host, whatever the asking one was; on a local machine where the person is. */
export function siteOrigin(
  { env, gatewayOrigin }: Settings,
  { primaryHost }: Pick<Site, 'primaryHost'>,
  requestOrigin: string,
): string {
  if (env !== 'production') return requestOrigin
  const { protocol, port } = new URL(gatewayOrigin)
  return `${protocol}//${primaryHost}${port ? `:${port}` : ''}`
}
