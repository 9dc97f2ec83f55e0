import type { SiteServices } from '@schemas/site/entities/service-address'
import type { Space } from '@schemas/site/entities/space'

type ServiceSettings = Pick<Space, 'clientData' | 'remoteLog' | 'analytics'>

/** A site's services, as shown in its settings. */
export function servicesOf({ clientData: { ip, location } = {}, remoteLog, analytics }: ServiceSettings): SiteServices {
  return {
    ...(ip ? { ip } : {}),
    ...(location ? { location } : {}),
    ...(remoteLog ? { log: remoteLog } : {}),
    ...(analytics ? { analytics: analytics.src } : {}),
  }
}

/** The same as stored in its space: blank ones are omitted. */
export function serviceSettings({ ip, location, log, analytics }: SiteServices): ServiceSettings {
  const clientData = { ...(ip ? { ip } : {}), ...(location ? { location } : {}) }
  return {
    ...(ip || location ? { clientData } : {}),
    ...(log ? { remoteLog: log } : {}),
    ...(analytics ? { analytics: { src: analytics } } : {}),
  }
}
