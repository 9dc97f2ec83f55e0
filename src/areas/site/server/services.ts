import type { ServiceDeps } from '@gateway/services'
import { type UpdateFeed, updateFeed } from '@gateway/updates/update-feed'

declare module '@gateway/services' {
  interface AreaServices {
    /** Held calls of `updates/wait`. */
    updateFeed: UpdateFeed
  }
}

export const createServices = ({ database, log }: ServiceDeps) => {
  const feed = updateFeed(database, log)
  // Held calls are answered, so that the server can close.
  return { services: { updateFeed: feed }, beforeClose: feed.close }
}
