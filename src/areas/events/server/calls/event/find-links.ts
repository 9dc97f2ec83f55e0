import { call } from '@schemas/events/calls/event/find-links'
import { handle } from '@gateway/call/handle'
import { mailLinks } from '../../domain/own/links'

export const handler = handle(call, async ({ input, site, services, afterResponse }) => {
  // After the answer, whose time would otherwise say whether the address is known.
  afterResponse(() => services.withSite(site.id, (db) => mailLinks(db, site.id, input.email, new Date())))
  return Promise.resolve({ sent: true as const })
})
