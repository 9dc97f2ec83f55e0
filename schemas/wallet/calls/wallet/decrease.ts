import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { walletAmount, walletChange, walletReason } from '../../entities/wallet'

export const call = defineCall({
  name: 'wallet/decrease',
  summary: "Takes money out of a person's wallet, with the reason that its owner reads.",
  method: 'POST',
  path: '/api/wallet/decrease',
  access: 'manager',
  scope: 'site',
  resources: { person: 'person' },
  audit: 'wallet-decrease',
  cache: 'none',
  idempotent: true,
  input: z.strictObject({ person: z.string().check(z.maxLength(64)), amount: walletAmount, reason: walletReason }),
  output: walletChange,
  errors: [
    { status: 403, message: 'Staff can’t change their own wallet.' },
    { status: 404, message: 'Person not found on this site.' },
    { status: 409, message: 'Not enough money in the wallet.' },
  ],
  examples: [
    {
      input: { person: '00000000-0000-4000-8000-000000000000', amount: 10_000, reason: 'Paid at the counter' },
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
