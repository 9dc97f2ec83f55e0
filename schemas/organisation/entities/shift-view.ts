import * as z from 'zod/mini'
import { tenderKinds } from './tender'

const byTender = z.partialRecord(z.enum(tenderKinds), z.int())

/** What someone sees of a shift. What the drawer should hold is for leads and managers, after the count. */
export const shiftView = z.object({
  id: z.string(),
  status: z.enum(['open', 'closed']),
  register: z.string(),
  businessDate: z.string(),
  openedBy: z.string(),
  openedAt: z.string(),
  float: z.int(),
  firstSeq: z.int(),
  lastSeq: z.optional(z.int()),
  closedAt: z.optional(z.string()),
  sales: z.int(),
  refunds: z.int(),
  /** The first of the numbers that are missing, and how many there are. */
  missing: z.array(z.int()),
  missingCount: z.optional(z.int()),
  counted: z.optional(byTender),
  expected: z.optional(byTender),
  difference: z.optional(byTender),
  moves: z.array(z.object({ id: z.string(), kind: z.string(), amount: z.int(), reason: z.string(), at: z.string() })),
})
export type ShiftView = z.infer<typeof shiftView>
