import * as z from 'zod/mini'
import { eventStatuses } from './event-status'
import { shownSession, shownVenue } from './event'
import { registrationStatuses, ticketStatuses } from './registration-status'

/** The key of a registration's or a ticket's page: 128 random bits. */
export const codeInput = z.string().check(z.minLength(1), z.maxLength(100))

export const contactInput = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  email: z.optional(z.string().check(z.trim(), z.maxLength(254))),
  phone: z.optional(z.string().check(z.trim(), z.maxLength(30))),
})
export const answersInput = z.record(z.string().check(z.maxLength(40)), z.unknown())
export const consentInput = z.strictObject({
  purpose: z.string().check(z.maxLength(40)),
  by: z._default(z.enum(['self', 'guardian']), 'self'),
})

export const shownTicket = z.object({
  id: z.string(),
  /** At the door, where a QR cannot be read. */
  shortCode: z.string(),
  package: z.string(),
  sessions: z.array(shownSession),
  inclusions: z.array(z.string()),
  attendee: z.string(),
  status: z.enum(ticketStatuses),
  /** Of a valid ticket of an event that takes place. */
  qr: z.optional(z.string()),
})
export type ShownTicket = z.infer<typeof shownTicket>

export const shownRegistration = z.object({
  number: z.string(),
  status: z.enum(registrationStatuses),
  version: z.int(),
  event: z.object({
    slug: z.string(),
    title: z.string(),
    status: z.enum(eventStatuses),
    startsAt: z.string(),
    endsAt: z.string(),
    sessions: z.array(shownSession),
    venue: z.optional(shownVenue),
    /** For the confirmed. */
    onlineUrl: z.optional(z.string()),
    openChatUrl: z.optional(z.string()),
    contact: z.string(),
  }),
  /** Absent on the page of one attendee. */
  party: z.optional(
    z.object({
      name: z.string(),
      email: z.optional(z.string()),
      phone: z.optional(z.string()),
      mayCancel: z.boolean(),
      isPaid: z.boolean(),
    }),
  ),
  tickets: z.array(shownTicket),
  /** Where the order is paid, while it waits for that. */
  pay: z.optional(z.string()),
  payUntil: z.optional(z.string()),
  consents: z.array(z.object({ purpose: z.string(), text: z.string(), isGiven: z.boolean() })),
})
export type ShownRegistration = z.infer<typeof shownRegistration>

/** As managers see one in a list. */
export const listedRegistration = z.object({
  id: z.string(),
  number: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  quantity: z.int(),
  packages: z.string(),
  status: z.enum(registrationStatuses),
  arrived: z.int(),
  flag: z.optional(z.enum(['late_money'])),
  duplicate: z.boolean(),
  order: z.optional(z.string()),
  answers: z.record(z.string(), z.unknown()),
  attendees: z.array(z.object({ shortCode: z.string(), name: z.string(), package: z.string() })),
  createdAt: z.string(),
})
export type ListedRegistration = z.infer<typeof listedRegistration>

export const myRegistration = z.object({
  number: z.string(),
  status: z.enum(registrationStatuses),
  event: z.string(),
  slug: z.string(),
  startsAt: z.string(),
  quantity: z.int(),
  /** Of its page. */
  code: z.optional(z.string()),
})
export type MyRegistration = z.infer<typeof myRegistration>
