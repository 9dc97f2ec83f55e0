import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { maxSatang } from '../../../money/satang'

export const call = defineCall({
  name: 'shop/manage-prices',
  summary: 'Sets prices of variants, all of them or none.',
  method: 'POST',
  path: '/api/shop/manage-prices',
  access: 'manager',
  scope: 'site',
  cache: 'none',
  resources: { 'prices[].variant': 'staff_variant' },
  audit: 'product-save',
  idempotent: true,
  input: z.strictObject({
    prices: z
      .array(
        z.strictObject({
          variant: z.string().check(z.maxLength(64)),
          regular: z.int().check(z.gte(0), z.lte(maxSatang)),
          /** Null for none. */
          sale: z.nullable(z.int().check(z.gte(0), z.lte(maxSatang))),
          version: z.int(),
        }),
      )
      .check(z.minLength(1), z.maxLength(1000)),
  }),
  output: z.object({ prices: z.array(z.object({ variant: z.string(), version: z.int() })) }),
  errors: [
    { status: 404, message: 'Product not found.' },
    { status: 409, message: 'This product was changed elsewhere. Please check it again.' },
    { status: 400, message: 'A sale price must be below the regular one.' },
    { status: 400, message: 'This variant is listed twice. Reload the page.' },
  ],
  examples: [
    { input: { prices: [{ variant: 'none', regular: 100, sale: null, version: 1 }] }, as: 'manager', status: 404 },
    { input: { prices: [{ variant: 'none', regular: 100, sale: null, version: 1 }] }, as: 'user', status: 403 },
  ],
})
