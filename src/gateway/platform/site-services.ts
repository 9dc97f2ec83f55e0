import type { SiteServices } from '@schemas/entities/service-address'
import type { Space } from '@schemas/entities/space'

type ServiceSettings = Pick<Space, 'clientData' | 'remoteLog' | 'analytics'>

/** A site's services, as its settings show them. */
export function servicesOf({ clientData: { ip, location } = {}, remoteLog, analytics }: ServiceSettings): SiteServices {
  return {
    ...(ip ? { ip } : {}),
    ...(location ? { location } : {}),
    ...(remoteLog ? { log: remoteLog } : {}),
    ...(analytics ? { analytics: analytics.src } : {}),
  }
}

/** The same, as its space keeps them: what is blank is none. */
export function serviceSettings({ ip, location, log, analytics }: SiteServices): ServiceSettings {
  const clientData = { ...(ip ? { ip } : {}), ...(location ? { location } : {}) }
  return {
    ...(ip || location ? { clientData } : {}),
    ...(log ? { remoteLog: log } : {}),
    ...(analytics ? { analytics: { src: analytics } } : {}),
  }
}
