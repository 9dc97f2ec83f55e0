import * as z from 'zod/mini'
import { checkVerdicts } from './check-verdict'
import { pointKinds } from './event-options'
import { ticketStatuses } from './registration-status'

export const packedTicket = z.object({
  id: z.string(),
  /** Its random part; the rest of a QR is computed with the door key and the issue. */
  secret: z.string(),
  issue: z.int(),
  shortCode: z.string(),
  name: z.string(),
  package: z.string(),
  status: z.enum(ticketStatuses),
  /** Points at which it is in, with the event day. */
  seen: z.array(z.object({ point: z.string(), day: z.string(), at: z.string() })),
  /** Last digits of the phone number, for the search. */
  phone: z.string(),
  notes: z.array(z.string()),
})
export type PackedTicket = z.infer<typeof packedTicket>

export const scanPack = z.object({
  event: z.object({ id: z.string(), title: z.string(), dayStart: z.string(), timeZone: z.string() }),
  points: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(pointKinds),
      title: z.string(),
      packages: z.array(z.string()),
      once: z.enum(['point', 'day']),
    }),
  ),
  packages: z.array(z.object({ id: z.string(), title: z.string(), handouts: z.array(z.string()) })),
  doorKey: z.string(),
  tickets: z.array(packedTicket),
  inside: z.int(),
  expected: z.int(),
  at: z.string(),
})
export type ScanPack = z.infer<typeof scanPack>

export const scanResult = z.object({
  id: z.string(),
  verdict: z.enum(checkVerdicts),
  ticket: z.optional(z.object({ id: z.string(), name: z.string(), package: z.string(), shortCode: z.string() })),
  /** Of the check-in that came before. */
  when: z.optional(z.string()),
  gate: z.optional(z.string()),
})
export type ScanResult = z.infer<typeof scanResult>
