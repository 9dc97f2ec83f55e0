import * as z from 'zod/mini'
import { walletModes } from '../../../constants'
import { defineCall } from '../../../call'
import { transactionQuery, walletBalance, walletDelta, walletReason, walletTransaction } from '../../entities/wallet'

/**
 * `amount` is in satang: above zero to increase and decrease, signed to adjust. Only an admin may raise the balance;
 * adjusting needs a reason.
 */
export const call = defineCall({
  name: 'account/wallet',
  summary: "The caller's own wallet: reads it with its transactions, or changes its balance and answers the new one.",
  method: 'POST',
  path: '/account/wallet',
  query: ['key'],
  access: 'user',
  scope: 'site',
  resources: { key: 'site_key' },
  unrecorded: true,
  cache: 'private',
  idempotent: { when: ({ mode }) => mode !== 'get' },
  input: z.strictObject({
    /** The site's public key. */
    key: z.string().check(z.maxLength(100)),
    mode: z.enum(walletModes),
    amount: z.optional(walletDelta),
    reason: z.optional(walletReason),
    ...transactionQuery,
  }),
  output: z.object({
    ...walletBalance,
    /** For `get` only. */
    transactions: z.optional(z.array(walletTransaction)),
    next: z.optional(z.string()),
    /** For a change only. */
    transaction: z.optional(z.string()),
  }),
  errors: [
    { status: 401, message: 'Invalid session' },
    { status: 403, message: 'Money can only be added by the site or by a payment.' },
    { status: 409, message: 'Not enough money in the wallet.' },
  ],
  examples: [
    { input: { key: 'another-site', mode: 'get' }, as: 'user', status: 401 },
    { input: { key: 'another-site', mode: 'decrease', amount: 100 }, as: 'user', status: 401 },
    { input: { key: 'another-site', mode: 'get' }, status: 401 },
  ],
})
