import * as z from 'zod/mini'
import { currency } from '../constants'

/** What a transfer is. The first three are the modes that a person acts in; a payment, a purchase and a refund come from elsewhere on the site. */
export const transferKinds = ['increase', 'decrease', 'adjust', 'reversal', 'payment', 'purchase', 'refund'] as const
export type TransferKind = (typeof transferKinds)[number]

/** What a list of transactions is filtered by, as its page's address names it. */
export const transactionFields = ['filter', 'from', 'to'] as const
/** What a list of transactions may be narrowed to: money that came, money that went, what was put right. */
export const transactionFilters = ['in', 'out', 'corrections'] as const
export type TransactionFilter = (typeof transactionFilters)[number]

/** The most that one act moves (satang): ten million baht. */
export const maxWalletAmount = 1_000_000_000

/** Satang above zero. */
export const walletAmount = z.int().check(z.gte(1), z.lte(maxWalletAmount))
/** Satang with a sign: by how much a balance changes. */
export const walletDelta = z.int().check(
  z.gte(-maxWalletAmount),
  z.lte(maxWalletAmount),
  z.refine((value) => value !== 0),
)
/** Why somebody did it; the owner reads it. */
export const walletReason = z.string().check(z.trim(), z.minLength(3), z.maxLength(300))

/** A wallet's transaction as its owner and the site's staff see it. `amount` and `balance` are satang, `balance` the one behind it. */
export const walletTransaction = z.object({
  id: z.string(),
  no: z.int(),
  at: z.string(),
  kind: z.enum(transferKinds),
  amount: z.int(),
  balance: z.int(),
  reason: z.string(),
  reference: z.optional(z.string()),
  by: z.enum(['owner', 'staff', 'site']),
  /** Who of the staff; said to staff alone. */
  byName: z.optional(z.string()),
  reverses: z.optional(z.string()),
  isReversed: z.boolean(),
})
export type WalletTransaction = z.infer<typeof walletTransaction>

/** A day that every database knows. */
const day = z.iso.date().check(z.refine((value) => value >= '1900-01-01'))

/** How a list of transactions is asked for. Dates are days of the site's time zone, both included. */
export const transactionQuery = {
  cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
  filter: z.optional(z.enum(transactionFilters)),
  from: z.optional(day),
  to: z.optional(day),
  q: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
}

/** Money comes with its currency; the balance replaces the one that was held. */
export const walletBalance = { balance: z.int(), currency: z.literal(currency) }
export const walletPage = {
  ...walletBalance,
  transactions: z.array(walletTransaction),
  /** Goes on from there. */ next: z.optional(z.string()),
}
/** What an act on a wallet answers. */
export const walletChange = z.object({ ...walletBalance, transaction: z.string() })

/** A person as those who look after wallets see them. */
export const walletMember = z.object({
  id: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  role: z.string(),
  avatar: z.optional(z.string()),
  ...walletBalance,
})
export type WalletMember = z.infer<typeof walletMember>
