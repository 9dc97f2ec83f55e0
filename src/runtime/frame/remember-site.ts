import type { Boot } from '@schemas/boot'
import { clearCache, writeCache } from './site-cache'

/**
 * Stores the host's configuration for documents without boot data (offline shell), and the seed's additional values.
 */
export function rememberSite({ site, session }: Boot): void {
  writeCache('siteConfig', site)
  if (site.clusterId) writeCache('clusterData', { _id: site.clusterId })
  else clearCache('clusterData')
  if (session.userID) writeCache('userData', { firstname: session.firstname, lastname: session.lastname })
  else clearCache('userData')
}
