import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { tenderKinds } from '../../entities/tender'

export const call = defineCall({
  name: 'pos/refund',
  summary: 'Refunds lines of a receipt: in cash from the drawer, or as a transfer recorded with its proof. For leads.',
  method: 'POST',
  path: '/api/pos/refund',
  access: 'user',
  member: { scope: 'branch', role: 'lead' },
  scope: 'site',
  resources: { sale: 'pos_sale', shift: 'till_shift' },
  audit: false,
  cache: 'none',
  idempotent: true,
  input: z.strictObject({
    sale: z.string().check(z.maxLength(64)),
    /** Whose drawer pays. */
    shift: z.string().check(z.maxLength(64)),
    lines: z
      .array(z.strictObject({ line: z.string().check(z.maxLength(64)), units: z.int().check(z.gte(1), z.lte(9999)) }))
      .check(z.minLength(1), z.maxLength(200)),
    method: z.enum(tenderKinds),
    reference: z.optional(z.string().check(z.trim(), z.maxLength(60))),
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
    /** The goods go back into stock. */
    restock: z.boolean(),
  }),
  output: z.object({ refund: z.string(), amount: z.int(), paid: z.int(), document: z.optional(z.string()) }),
  errors: [
    { status: 404, message: 'Receipt not found.' },
    { status: 404, message: 'Shift not found.' },
    { status: 404, message: 'This receipt has no such item.' },
    { status: 409, message: 'These items were free: there is no money to give back.' },
    { status: 409, message: 'Only {n} can still be returned.' },
    { status: 409, message: 'This shift was closed at {time}.' },
  ],
  examples: [
    {
      input: {
        sale: 'none',
        shift: 'none',
        lines: [{ line: 'none', units: 1 }],
        method: 'cash',
        reason: 'Spilt',
        restock: false,
      },
      as: 'manager',
      status: 404,
    },
  ],
})
