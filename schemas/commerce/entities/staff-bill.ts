import * as z from 'zod/mini'
import { dateInput } from '../../date-input'
import { emailAddress } from '../../email'
import { currency } from '../../constants'
import { listState } from '../../list-state'
import { vatClasses } from '../../money/vat'
import { billMachine } from './bill-machine'
import { thaiPhone } from './checkout'

export const staffBillList = listState({
  filters: { status: billMachine.states, overdue: ['true'], written: ['true'] },
  sorts: ['urgency', 'created', 'due', 'total'],
  hasSearch: true,
})

/** A bill in the staff's list. */
export const staffBill = z.object({
  id: z.string(),
  /** Of its order, once it is open. */
  number: z.optional(z.string()),
  order: z.optional(z.string()),
  status: z.enum(billMachine.states),
  payer: z.string(),
  total: z.int(),
  paid: z.int(),
  refunded: z.int(),
  currency: z.literal(currency),
  dueOn: z.optional(z.string()),
  isOverdue: z.boolean(),
  createdAt: z.string(),
  version: z.int(),
})
export type StaffBill = z.infer<typeof staffBill>

/** So small that the largest bill is still an exact number. */
const maxLinePrice = 10_000_000_000

/** Who pays a bill that is written by hand, and for what. */
export const billDraft = z.strictObject({
  payer: z.strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    email: z.optional(emailAddress),
    phone: z.optional(thaiPhone()),
  }),
  lines: z
    .array(
      z.strictObject({
        title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
        quantity: z.int().check(z.gte(1), z.lte(10_000)),
        price: z.int().check(z.gte(1), z.lte(maxLinePrice)),
        vatClass: z._default(z.enum(vatClasses), 'standard'),
      }),
    )
    .check(z.minLength(1), z.maxLength(50)),
  dueOn: z.optional(dateInput()),
  note: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
})
export type BillDraft = z.infer<typeof billDraft>
