import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { saleLine } from '../../entities/sale'

export const call = defineCall({
  name: 'pos/hold',
  summary: 'Puts an open order aside under a name, for any till of the branch.',
  method: 'POST',
  path: '/api/pos/hold',
  access: 'user',
  member: { scope: 'branch', role: 'cashier' },
  scope: 'site',
  resources: { branch: 'branch' },
  audit: false,
  cache: 'none',
  idempotent: true,
  input: z.strictObject({
    branch: z.string().check(z.maxLength(64)),
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
    lines: z.array(saleLine).check(z.minLength(1), z.maxLength(200)),
  }),
  output: z.object({ id: z.string() }),
  errors: [{ status: 404, message: 'Branch not found.' }],
  examples: [
    {
      input: {
        branch: 'none',
        name: 'Table 4',
        lines: [{ id: '0001', variant: 'none', quantity: 1, regular: 100, charged: 100, options: [] }],
      },
      as: 'manager',
      status: 404,
    },
  ],
})
