import { and, eq } from 'drizzle-orm'
import type { PersonalData } from '@gateway/auth/personal-data'
import { erasePeople, ofPerson } from './domain/event/retention'
import { event, eventRegistration } from './tables'

export const personalData: Record<string, PersonalData> = {
  eventRegistrations: {
    read: (tx, person) =>
      tx
        .select({
          event: event.title,
          number: eventRegistration.number,
          status: eventRegistration.status,
          name: eventRegistration.name,
          email: eventRegistration.email,
          phone: eventRegistration.phone,
          quantity: eventRegistration.quantity,
          answers: eventRegistration.answers,
          since: eventRegistration.createdAt,
        })
        .from(eventRegistration)
        .innerJoin(event, and(eq(event.siteId, eventRegistration.siteId), eq(event.id, eventRegistration.eventId)))
        .where(eq(eventRegistration.personId, person)),
    // The places stay taken as counts: others may have come with them.
    forget: async (tx, person) => {
      const ids = await ofPerson(tx, person)
      if (ids.length > 0) await erasePeople(tx, ids, new Date())
    },
  },
}
