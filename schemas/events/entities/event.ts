import * as z from 'zod/mini'
import { namedPictures, shownPrice } from '../../commerce/entities/shelf'
import { storedNumber } from '../../stored-number'
import { formats, oneFor, openStates, registrationModes } from './event-options'
import { questionRule } from './event-parts'
import { eventStatuses } from './event-status'

export { namedPictures }
export const versionInput = storedNumber()

export const shownVenue = z.object({
  name: z.string(),
  address: z.string(),
  point: z.optional(z.object({ lat: z.number(), lng: z.number() })),
})
export const shownSession = z.object({ id: z.string(), title: z.string(), from: z.string(), until: z.string() })
export type ShownSession = z.infer<typeof shownSession>

const cover = z.optional(z.object({ asset: z.string() }))
const common = {
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  cover,
  tags: z.array(z.string()),
  format: z.enum(formats),
  venue: z.optional(shownVenue),
  startsAt: z.string(),
  endsAt: z.string(),
  status: z.enum(eventStatuses),
  /** Whether registration is open for the event as a whole. */
  state: z.enum(openStates),
  opens: z.optional(z.string()),
  closes: z.optional(z.string()),
  /** Places that are left, where they are few. */
  left: z.optional(z.int()),
}

export const eventCard = z.object({
  ...common,
  isFree: z.boolean(),
  /** The lowest price, satang. */
  from: z.optional(z.int()),
})
export type EventCard = z.infer<typeof eventCard>

export const shownPackage = z.object({
  id: z.string(),
  title: z.string(),
  tier: z.string(),
  sessions: z.array(z.string()),
  inclusions: z.array(z.object({ text: z.string(), handout: z.boolean() })),
  /** Absent: free. */
  price: z.optional(shownPrice),
  min: z.int(),
  max: z.int(),
  left: z.optional(z.int()),
  state: z.enum(openStates),
  opens: z.optional(z.string()),
  closes: z.optional(z.string()),
})
export type ShownPackage = z.infer<typeof shownPackage>

export const shownQuestions = z.object({ fields: z.array(z.unknown()), rules: z.record(z.string(), questionRule) })

export const openedEvent = z.object({
  ...common,
  body: z.optional(z.unknown()),
  sessions: z.array(shownSession),
  mode: z.enum(registrationModes),
  onePer: z.enum(oneFor),
  packages: z.array(shownPackage),
  questions: shownQuestions,
  privacy: z.object({
    controller: z.string(),
    contact: z.string(),
    keepDays: z.int(),
    purposes: z.array(z.object({ id: z.string(), text: z.string() })),
  }),
})
export type OpenedEvent = z.infer<typeof openedEvent>

export const unknownEvent = { status: 404, message: 'There is no such event.' }
export const unknownPackage = { status: 404, message: 'There is no such package.' }
export const staleEvent = { status: 409, message: 'This event was changed meanwhile. You now see both.' }
export const slugTaken = { status: 409, message: 'Another event has this address.' }
export const endedLink = { status: 404, message: 'This link has ended. Ask for a new one.' }
