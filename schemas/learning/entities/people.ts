import * as z from 'zod/mini'
import { enrolmentStatuses } from './enrolment-status'

export const enrolledRight = z.object({
  id: z.string(),
  source: z.enum(['free', 'order', 'grant', 'subscription']),
  live: z.boolean(),
  order: z.optional(z.string()),
  from: z.optional(z.string()),
  until: z.optional(z.string()),
  revokedAt: z.optional(z.string()),
  reason: z.optional(z.string()),
})
export type EnrolledRight = z.infer<typeof enrolledRight>

/** Someone who has, had or is about to have a lesson. */
export const enrolled = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  status: z.enum(enrolmentStatuses),
  done: z.int(),
  total: z.int(),
  round: z.optional(z.string()),
  since: z.string(),
  lastAt: z.optional(z.string()),
  completedAt: z.optional(z.string()),
  rights: z.array(enrolledRight),
})
export type Enrolled = z.infer<typeof enrolled>
