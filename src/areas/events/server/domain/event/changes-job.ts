import * as z from 'zod/mini'

/** What the jobs that go through the people of an event are enqueued by; `after` is the last registration that is done. */
const input = z.strictObject({ event: z.string(), after: z.string() })

export const changesJob = { name: 'events/mail-changes', input }
export const cancelJob = { name: 'events/cancel-registrations', input }
export const messageJob = { name: 'events/send-message', input: z.strictObject({ message: z.string() }) }
