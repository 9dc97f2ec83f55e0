import * as z from 'zod/mini'
import { formats, registrationModes } from '@schemas/events/entities/event-options'
import { eventSlug } from '@schemas/events/entities/event-parts'

const both = z.strictObject({ th: z.string(), en: z.string() })
const clock = z.string().check(z.regex(/^\d\d:\d\d$/))

export const demoEvent = z.strictObject({
  slug: eventSlug,
  title: both,
  summary: both,
  /** Paragraphs. */
  body: z._default(z.array(both), []),
  cover: z.optional(z.string()),
  tags: z._default(z.array(z.string()), []),
  format: z._default(z.enum(formats), 'onsite'),
  mode: z._default(z.enum(registrationModes), 'open'),
  venue: z.optional(z.strictObject({ name: both, address: both })),
  /** Days from today, by the site’s clock; negative ones are over. */
  sessions: z
    .array(z.strictObject({ id: z.string(), title: both, day: z.int(), from: clock, until: clock }))
    .check(z.minLength(1)),
  quotas: z.array(z.strictObject({ name: both, size: z.nullable(z.int()) })),
  packages: z.array(
    z.strictObject({
      title: both,
      /** Satang. */
      price: z._default(z.int(), 0),
      sale: z.optional(z.int()),
      sessions: z._default(z.array(z.string()), []),
      inclusions: z._default(z.array(both), []),
      max: z._default(z.int(), 6),
      /** Places of the list above. */
      quotas: z._default(z.array(z.int()), []),
      /** Confirmed people, and those who have come. */
      people: z._default(z.int(), 0),
      arrived: z._default(z.int(), 0),
    }),
  ),
  /** Those who wait for approval. */
  requested: z._default(z.int(), 0),
})
export type DemoEvent = z.output<typeof demoEvent>

export const eventFile = z.strictObject({
  events: z.array(demoEvent),
  /** People of the workshops of the Department of Agriculture, which every site hosts. */
  doa: z.int(),
})
