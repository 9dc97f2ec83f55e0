import * as z from 'zod/mini'
import { satang } from '../../money/satang'
import { tender } from './tender'

const id = z.string().check(z.minLength(1), z.maxLength(64))
const count = z.int().check(z.gte(1), z.lte(9999))

/** A line as a till sold it: at the prices that the till knew. Its id decides how a satang that is left over falls. */
export const saleLine = z.strictObject({
  id,
  variant: id,
  quantity: count,
  /** Of one unit, options left out. */
  regular: satang(),
  charged: satang(),
  options: z
    .array(z.strictObject({ group: id, code: z.string().check(z.maxLength(60)), price: satang() }))
    .check(z.maxLength(20)),
  note: z.optional(z.string().check(z.trim(), z.maxLength(200))),
})
export type SaleLine = z.infer<typeof saleLine>

/** A finished sale as a till hands it over, on- or offline. */
export const tillSale = z.strictObject({
  /** Given by the till: the same one is stored once. */
  id: z.uuid(),
  shift: id,
  seq: z.int().check(z.gte(1), z.lte(99_999_999)),
  /** By the clock of the device. */
  at: z.iso.datetime(),
  cashier: z.optional(id),
  offline: z.boolean(),
  lines: z.array(saleLine).check(z.minLength(1), z.maxLength(200)),
  /** On the whole sale. */
  discount: satang(),
  total: satang(),
  tenders: z.array(tender).check(z.maxLength(10)),
  change: satang(),
  /** What is due in cash less the total: below zero where it is rounded down. */
  rounding: z.int().check(z.gte(-100), z.lte(100)),
})
export type TillSale = z.infer<typeof tillSale>

/** What became of a sale that was handed over. */
export const handedOver = z.object({
  id: z.string(),
  /** `known`: stored before, with the same content. `set_aside`: kept beside the sales, for a person to look at. */
  state: z.enum(['stored', 'known', 'set_aside']),
  number: z.optional(z.string()),
})
export type HandedOver = z.infer<typeof handedOver>

/** `A1` and the first device: `A1-1-00042`. */
export const receiptNumber = (code: string, segment: number, seq: number): string =>
  `${code}-${segment}-${String(seq).padStart(5, '0')}`
