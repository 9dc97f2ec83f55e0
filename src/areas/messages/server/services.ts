import type { ServiceDeps } from '@gateway/services'
import { type Feed, messageFeed } from './domain/feed'

declare module '@gateway/services' {
  interface AreaServices {
    /** Pending polls for messages. */
    messageFeed: Feed
  }
}

export const createServices = ({ database, log }: ServiceDeps) => {
  const feed = messageFeed(database, log)
  // Pending polls are answered, so that the server can close.
  return { services: { messageFeed: feed }, beforeClose: feed.close }
}
