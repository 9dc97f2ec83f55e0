import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { walletChange, walletReason } from '../../entities/wallet'

export const call = defineCall({
  name: 'wallet/reverse',
  summary: 'Takes a transaction back by its opposite. What was written stays; it is reversed once alone.',
  method: 'POST',
  path: '/api/wallet/reverse',
  access: 'admin',
  scope: 'site',
  resources: { transaction: 'wallet_transfer' },
  audit: 'wallet-reverse',
  cache: 'none',
  idempotent: true,
  input: z.strictObject({ transaction: z.string().check(z.maxLength(64)), reason: walletReason }),
  output: walletChange,
  errors: [
    { status: 403, message: 'Staff can’t change their own wallet.' },
    { status: 404, message: 'Transaction not found.' },
    { status: 409, message: 'Not enough money in the wallet.' },
  ],
  examples: [
    {
      input: { transaction: '00000000-0000-4000-8000-000000000000', reason: 'Entered twice' },
      as: 'admin',
      status: 404,
    },
    {
      input: { transaction: '00000000-0000-4000-8000-000000000000', reason: 'Entered twice' },
      as: 'manager',
      status: 403,
    },
    { input: { transaction: '00000000-0000-4000-8000-000000000000', reason: 'Entered twice' }, status: 401 },
  ],
})
