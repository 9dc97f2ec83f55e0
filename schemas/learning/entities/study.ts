import * as z from 'zod/mini'
import { enrolmentStatuses } from './enrolment-status'

/** How far a part is, and its lesson. */
export const studyState = z.object({
  done: z.boolean(),
  /** Watched share of a film in basis points; positions in tenths of a second. */
  share: z.int(),
  furthest: z.int(),
  last: z.int(),
  lesson: z.object({ done: z.int(), total: z.int(), status: z.enum(enrolmentStatuses) }),
})
export type StudyState = z.infer<typeof studyState>
