import * as z from 'zod/mini'
import { text } from '../../layout/text'
import { tenderKinds } from './tender'

/** `07:30-17:00`; one that ends before it begins is past midnight. */
const span = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/))

export const rowId = z.string().check(z.minLength(1), z.maxLength(64))
export const rowVersion = z.int().check(z.gte(1))

/** What managers write of a branch. */
export const branchFields = {
  name: text(),
  address: z._default(text(), ''),
  phone: z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
  /** Seven days from Sunday. */
  hours: z._default(z.array(z.array(span).check(z.maxLength(3))).check(z.maxLength(7)), []),
  receiptHead: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
  receiptFoot: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
  tenders: z._default(z.array(z.enum(tenderKinds)).check(z.minLength(1)), ['cash']),
  discountLimit: z._default(z.int().check(z.gte(0), z.lte(100)), 10),
}
export const registerCode = z.string().check(z.regex(/^[A-Z0-9]{2,4}$/))
