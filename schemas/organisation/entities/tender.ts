import * as z from 'zod/mini'
import { satang } from '../../money/satang'

/** By what a till is paid. */
export const tenderKinds = ['cash', 'promptpay', 'card'] as const
export type TenderKind = (typeof tenderKinds)[number]

export const tender = z.strictObject({
  kind: z.enum(tenderKinds),
  /** In satang: what was put down. */
  amount: satang(),
  /** Of a transfer or a card's slip. */
  reference: z.optional(z.string().check(z.trim(), z.maxLength(60))),
})
export type Tender = z.infer<typeof tender>

/** Satang by kind; a difference may be below zero. */
export type TenderCount = Partial<Record<TenderKind, number>>
