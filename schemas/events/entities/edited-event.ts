import * as z from 'zod/mini'
import { vatClasses } from '../../money/vat'
import { formats, oneFor, pointKinds, registrationModes, visibilities } from './event-options'
import { eventStatuses } from './event-status'

const both = z.unknown()

export const editedQuota = z.object({
  id: z.string(),
  name: both,
  size: z.nullable(z.int()),
  taken: z.int(),
})
export type EditedQuota = z.infer<typeof editedQuota>

export const editedPackage = z.object({
  id: z.string(),
  version: z.int(),
  title: both,
  tier: z.string(),
  sessions: z.array(z.string()),
  inclusions: z.array(z.object({ text: both, handout: z.boolean() })),
  regular: z.int(),
  sale: z.nullable(z.int()),
  saleFrom: z.nullable(z.string()),
  saleTo: z.nullable(z.string()),
  vatClass: z.enum(vatClasses),
  opens: z.nullable(z.string()),
  closes: z.nullable(z.string()),
  minEach: z.int(),
  maxEach: z.int(),
  visibility: z.enum(visibilities),
  code: z.nullable(z.string()),
  quotas: z.array(z.string()),
  archived: z.boolean(),
})
export type EditedPackage = z.infer<typeof editedPackage>

export const editedPoint = z.object({
  id: z.string(),
  kind: z.enum(pointKinds),
  title: both,
  packages: z.array(z.string()),
  sessions: z.array(z.string()),
  opens: z.nullable(z.string()),
  closes: z.nullable(z.string()),
  once: z.enum(['point', 'day']),
})

/** An event as its managers write it, texts in every language. */
export const editedEvent = z.object({
  id: z.string(),
  version: z.int(),
  status: z.enum(eventStatuses),
  slug: z.string(),
  title: both,
  summary: both,
  body: z.unknown(),
  cover: z.nullable(z.string()),
  tags: z.array(z.string()),
  format: z.enum(formats),
  venue: z.unknown(),
  onlineUrl: z.nullable(z.string()),
  openChatUrl: z.nullable(z.string()),
  sessions: z.array(z.object({ id: z.string(), title: both, from: z.string(), until: z.string() })),
  dayStart: z.string(),
  opens: z.nullable(z.string()),
  closes: z.nullable(z.string()),
  mode: z.enum(registrationModes),
  accessCode: z.nullable(z.string()),
  onePer: z.enum(oneFor),
  questions: z.object({ fields: z.array(z.unknown()), rules: z.record(z.string(), z.unknown()) }),
  privacy: z.unknown(),
  budget: z.nullable(z.int()),
  points: z.array(editedPoint),
  quotas: z.array(editedQuota),
  packages: z.array(editedPackage),
})
export type EditedEvent = z.infer<typeof editedEvent>
