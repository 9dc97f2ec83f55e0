import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { walletDelta, walletChange, walletReason } from '../../entities/wallet'

/** `amount` is signed. Raising the balance takes an admin here too. */
export const call = defineCall({
  name: 'wallet/adjust',
  summary: "Puts a person's wallet right by a signed amount, with the reason that its owner reads.",
  method: 'POST',
  path: '/api/wallet/adjust',
  access: 'manager',
  scope: 'site',
  resources: { person: 'person' },
  audit: 'wallet-adjust',
  cache: 'none',
  idempotent: true,
  input: z.strictObject({ person: z.string().check(z.maxLength(64)), amount: walletDelta, reason: walletReason }),
  output: walletChange,
  errors: [
    { status: 403, message: 'Staff can’t change their own wallet.' },
    { status: 404, message: 'Person not found on this site.' },
    { status: 409, message: 'Not enough money in the wallet.' },
  ],
  examples: [
    {
      input: { person: '00000000-0000-4000-8000-000000000000', amount: -10_000, reason: 'Counted twice' },
      as: 'admin',
      status: 404,
    },
    {
      input: { person: '00000000-0000-4000-8000-000000000000', amount: 10_000, reason: 'Paid at the counter' },
      as: 'user',
      status: 403,
    },
    {
      input: { person: '00000000-0000-4000-8000-000000000000', amount: 10_000, reason: 'Paid at the counter' },
      status: 401,
    },
  ],
})
