import { eq } from 'drizzle-orm'
import { defineSeed, type SeedBatch } from '@gateway/seed/demo-seed'
import { doaEvent } from '../demo/doa-event'
import { eventFile } from '../demo/event-file'
import { makeDemoEvent } from '../demo/make-event'
import { batchesOf, makePeople } from '../demo/make-people'
import { event, eventTicket } from '../tables'

export const seed = defineSeed({
  file: 'events.json',
  schema: eventFile,
  // The people of the workshops, and those who wait for them, come last.
  isSeeded: async (db) =>
    (
      await db
        .select({ id: eventTicket.id })
        .from(eventTicket)
        .innerJoin(event, eq(event.id, eventTicket.eventId))
        .where(eq(eventTicket.status, 'requested'))
        .limit(1)
    ).length > 0,
  make: (_context, { events, doa }) => {
    const now = new Date()
    const all = [...events, doaEvent(doa, now)]
    const made = all.map(
      (each): SeedBatch =>
        ({ db, site }) =>
          makeDemoEvent(db, site, each, now),
    )
    const people = all.flatMap(({ slug, packages, requested }) => [
      ...packages.flatMap((each, rank) =>
        Array.from(
          { length: batchesOf(each.people) },
          (): SeedBatch =>
            ({ db, site }) =>
              makePeople(db, site, { slug, rank, people: each.people, arrived: each.arrived }, now),
        ),
      ),
      ...(requested > 0
        ? [
            (({ db, site }) =>
              makePeople(
                db,
                site,
                { slug, rank: 0, people: requested, arrived: 0, requested: true },
                now,
              )) as SeedBatch,
          ]
        : []),
    ])
    return Promise.resolve([...made, ...people])
  },
})
