import { eq, max } from 'drizzle-orm'
import type { Topics } from '@gateway/updates/topics'
import { updatesTopic } from '../domain/register/lead'
import { event, eventTicket } from '../tables'

export const topics: Topics = {
  [updatesTopic]: {
    access: 'manager',
    key: (_context, id) => id,
    read: async ({ db }, id) => {
      const [of] = await db.select({ id: event.id }).from(event).where(eq(event.id, id))
      if (!of) return undefined
      const [last] = await db
        .select({ at: max(eventTicket.changedAt) })
        .from(eventTicket)
        .where(eq(eventTicket.eventId, id))
      return { rev: last?.at?.toISOString() ?? '' }
    },
  },
}
