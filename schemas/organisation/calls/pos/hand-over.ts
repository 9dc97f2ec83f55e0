import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { handedOver, tillSale } from '../../entities/sale'

/** Each sale is stored in a transaction of its own, once, from any sender and however often. */
export const call = defineCall({
  name: 'pos/hand-over',
  summary: 'Hands over finished sales of a till: each is stored, known already, or set aside.',
  method: 'POST',
  path: '/api/pos/hand-over',
  access: 'user',
  member: { scope: 'branch', role: 'cashier' },
  scope: 'site',
  resources: { register: 'register' },
  audit: false,
  cache: 'none',
  input: z.strictObject({
    register: z.string().check(z.maxLength(64)),
    segment: z.string().check(z.maxLength(64)),
    /** Which one sends: what a cashier hands over from another than the segment's is reported. */
    device: z.optional(z.string().check(z.minLength(8), z.maxLength(80))),
    sales: z.array(tillSale).check(z.minLength(1), z.maxLength(50)),
  }),
  output: z.object({ sales: z.array(handedOver) }),
  errors: [{ status: 404, message: 'Register not found.' }],
  examples: [
    {
      input: {
        register: 'none',
        segment: 'none',
        sales: [
          {
            id: '00000000-0000-4000-8000-000000000000',
            shift: 'none',
            seq: 1,
            at: '2026-11-28T05:00:00.000Z',
            offline: true,
            lines: [{ id: '0001', variant: 'none', quantity: 1, regular: 100, charged: 100, options: [] }],
            discount: 0,
            total: 100,
            tenders: [{ kind: 'cash', amount: 100 }],
            change: 0,
            rounding: 0,
          },
        ],
      },
      as: 'manager',
      status: 404,
    },
  ],
})
