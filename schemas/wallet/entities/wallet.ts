import * as z from 'zod/mini'
import { dateInput } from '../../date-input'
import { currency } from '../../constants'

/**
 * Kind of a transfer. The first three are the modes that a person can use; a payment, a purchase and a refund come from
 * other parts of the site.
 */
export const transferKinds = ['increase', 'decrease', 'adjust', 'reversal', 'payment', 'purchase', 'refund'] as const
export type TransferKind = (typeof transferKinds)[number]

/** Kinds of transfers that touch the site's own accounts alone, and so appear in no wallet. */
export const siteTransferKinds = ['sale', 'payment', 'allocation', 'refund', 'credit', 'write_off'] as const
export type SiteTransferKind = (typeof siteTransferKinds)[number]

/** What a list of transactions is filtered by, as its page's address names it. */
export const transactionFields = ['filter', 'from', 'to'] as const
/** Filters for a list of transactions: money received, money spent, corrections. */
export const transactionFilters = ['in', 'out', 'corrections'] as const
export type TransactionFilter = (typeof transactionFilters)[number]

/** The largest single change (satang): ten million baht. */
export const maxWalletAmount = 1_000_000_000

/** Satang above zero. */
export const walletAmount = z.int().check(z.gte(1), z.lte(maxWalletAmount))
/** Signed satang: the change of a balance. */
export const walletDelta = z.int().check(
  z.gte(-maxWalletAmount),
  z.lte(maxWalletAmount),
  z.refine((value) => value !== 0),
)
/** The reason of the change; the owner reads it. */
export const walletReason = z.string().check(z.trim(), z.minLength(3), z.maxLength(300))

/**
 * A wallet's transaction as its owner and the site's staff see it. `amount` and `balance` are satang; `balance` is
 * after the transaction.
 */
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
  /** Name of the staff member; only for staff. */
  byName: z.optional(z.string()),
  reverses: z.optional(z.string()),
  isReversed: z.boolean(),
})
export type WalletTransaction = z.infer<typeof walletTransaction>

/** Query for a list of transactions. Dates are days in the site's time zone, both inclusive. */
export const transactionQuery = {
  cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
  filter: z.optional(z.enum(transactionFilters)),
  from: z.optional(dateInput()),
  to: z.optional(dateInput()),
  q: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
}

/** Money comes with its currency; the balance replaces the cached one. */
export const walletBalance = { balance: z.int(), currency: z.literal(currency) }
export const walletPage = {
  ...walletBalance,
  transactions: z.array(walletTransaction),
  /** Cursor of the next page. */ next: z.optional(z.string()),
}
/** The answer of a change to a wallet. */
export const walletChange = z.object({ ...walletBalance, transaction: z.string() })

/** A person as wallet staff see them. */
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
