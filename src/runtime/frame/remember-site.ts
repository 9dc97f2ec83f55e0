import type { Boot } from '@schemas/boot'
import { clearCache, writeCache } from './site-cache'

/** Keeps the host's configuration for the time when boot is not in the HTML (offline shell), and what the seed keeps beside it. */
export function rememberSite({ site, session }: Boot): void {
  writeCache('siteConfig', site)
  if (site.clusterId) writeCache('clusterData', { _id: site.clusterId })
  else clearCache('clusterData')
  if (session.userID) writeCache('userData', { firstname: session.firstname, lastname: session.lastname })
  else clearCache('userData')
}
