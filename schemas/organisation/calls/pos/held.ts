import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { heldOrder } from '../../entities/held-order'

export const call = defineCall({
  name: 'pos/held',
  summary: 'Orders that a branch has put aside.',
  method: 'GET',
  path: '/api/pos/held',
  access: 'user',
  member: { scope: 'branch', role: 'cashier' },
  scope: 'site',
  resources: { branch: 'branch' },
  cache: 'private',
  input: z.strictObject({ branch: z.string().check(z.maxLength(64)) }),
  output: z.object({ items: z.array(heldOrder) }),
  errors: [{ status: 404, message: 'Branch not found.' }],
  examples: [{ input: { branch: 'none' }, as: 'manager', status: 404 }],
})
