import * as z from 'zod/mini'
import { currency } from '../../constants'
import { checkoutSteps } from './checkout'
import { intentMachine } from './intent-machine'
import { slipMachine } from './slip-machine'

/** Methods by which a buyer sends money themselves. */
export const sentMethods = ['promptpay', 'transfer'] as const

const intentView = z.object({
  id: z.string(),
  method: z.enum(sentMethods),
  status: z.enum(intentMachine.states),
  amount: z.int(),
  ref: z.string(),
  /** What the QR says. */
  payload: z.optional(z.string()),
  account: z.object({
    kind: z.enum(['promptpay', 'bank']),
    number: z.string(),
    bank: z.optional(z.string()),
    name: z.string(),
  }),
  expiresAt: z.optional(z.string()),
})
export type IntentView = z.infer<typeof intentView>

const slipView = z.object({
  id: z.string(),
  status: z.enum(slipMachine.states),
  sentAt: z.string(),
  reason: z.optional(z.string()),
})

/** How an order is being paid, as its buyer sees it. */
export const paymentView = z.object({
  order: z.string(),
  number: z.string(),
  step: z.enum(checkoutSteps),
  total: z.int(),
  paid: z.int(),
  due: z.int(),
  currency: z.literal(currency),
  /** Ways that the shop can take money by now. */
  methods: z.array(z.enum(sentMethods)),
  intent: z.optional(intentView),
  slips: z.array(slipView),
  returnTo: z.optional(z.string()),
})
export type PaymentView = z.infer<typeof paymentView>

const slipCheck = z.object({
  check: z.string(),
  outcome: z.enum(['passed', 'failed', 'unknown']),
  detail: z.optional(z.string()),
})

/** A slip as its reviewer sees it. */
export const slipReview = z.object({
  id: z.string(),
  status: z.enum(slipMachine.states),
  sentAt: z.string(),
  order: z.optional(z.string()),
  number: z.optional(z.string()),
  payer: z.string(),
  due: z.int(),
  asked: z.int(),
  amount: z.optional(z.int()),
  paidAt: z.optional(z.string()),
  bank: z.optional(z.string()),
  reference: z.optional(z.string()),
  hasFile: z.boolean(),
  checks: z.array(slipCheck),
  /** Other slips of this site that name the same transfer. */
  sameReference: z.int(),
  isOwn: z.boolean(),
})
export type SlipReview = z.infer<typeof slipReview>
