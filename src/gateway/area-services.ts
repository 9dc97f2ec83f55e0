import type { AreaServices, ServiceDeps } from './services'

type ServicesFile = {
  createServices: (deps: ServiceDeps) => {
    services: Partial<AreaServices>
    /** Runs before the server stops answering. */
    beforeClose?: () => Promise<void>
  }
}

const files = import.meta.glob<ServicesFile>('/src/areas/*/server/services.ts', { eager: true })

/** What the areas add to the services. Each key belongs to one area. */
export function createAreaServices(deps: ServiceDeps): { services: AreaServices; close: () => Promise<void> } {
  const made = Object.values(files).map(({ createServices }) => createServices(deps))
  return {
    services: Object.assign({}, ...made.map(({ services }) => services)) as AreaServices,
    close: async () => {
      for (const { beforeClose } of made) await beforeClose?.()
    },
  }
}
