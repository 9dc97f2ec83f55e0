import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { transactionQuery, walletMember, walletPage } from '../../entities/wallet'

export const call = defineCall({
  name: 'wallet/read',
  summary: "A person's wallet with its transactions, newest first, for the site's staff.",
  method: 'GET',
  path: '/api/wallet/read',
  access: 'manager',
  scope: 'site',
  resources: { person: 'person' },
  cache: 'private',
  input: z.strictObject({ person: z.string().check(z.maxLength(64)), ...transactionQuery }),
  output: z.object({ member: walletMember, ...walletPage }),
  errors: [{ status: 404, message: 'Person not found on this site.' }],
  examples: [
    { input: { person: '00000000-0000-4000-8000-000000000000' }, as: 'manager', status: 404 },
    { input: { person: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 403 },
    { input: { person: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
