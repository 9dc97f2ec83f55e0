import * as z from 'zod/mini'
import { tenderKinds } from './tender'

const named = z.union([z.string(), z.object({ th: z.optional(z.string()), en: z.optional(z.string()) })])

export const registerView = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  machineNo: z.optional(z.string()),
  version: z.int(),
  device: z.optional(z.object({ name: z.string(), boundAt: z.string(), seenAt: z.optional(z.string()) })),
  openShift: z.optional(z.object({ by: z.string(), at: z.string() })),
})

/** A branch as its managers edit it: names in every language. */
export const branchView = z.object({
  id: z.string(),
  name: named,
  address: named,
  phone: z.string(),
  hours: z.array(z.array(z.string())),
  receiptHead: z.string(),
  receiptFoot: z.string(),
  tenders: z.array(z.enum(tenderKinds)),
  discountLimit: z.int(),
  version: z.int(),
  registers: z.array(registerView),
  members: z.int(),
  /** Today's, by the business day. */
  today: z.object({ sales: z.int(), total: z.int() }),
  exceptions: z.int(),
})
export type BranchView = z.infer<typeof branchView>
export type RegisterView = z.infer<typeof registerView>
