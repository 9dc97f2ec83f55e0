import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { stripSources } from '../../entities/strip-source'
import { namedPictures, productCard } from '../../entities/shelf'

export const call = defineCall({
  name: 'shop/strip',
  summary: 'A few products: new, on sale, most sold, chosen ones, those of a category, or those that go with another.',
  method: 'GET',
  path: '/api/shop/strip',
  access: 'guest',
  scope: 'site',
  resources: { of: 'product_code', codes: 'product_code' },
  cache: 'seconds',
  input: z.strictObject({
    source: z.enum(stripSources),
    category: z.optional(z.string().check(z.maxLength(60))),
    /** The product that the others go with, by the code of its page. */
    of: z.optional(z.string().check(z.maxLength(100))),
    /** Chosen products by the codes of their pages, separated by commas. */
    codes: z.optional(z.string().check(z.maxLength(2500))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(24)), 6),
    pictures: z.optional(z.union([z.boolean(), z.stringbool()])),
  }),
  output: z.object({ items: z.array(productCard), assets: namedPictures }),
  examples: [
    { input: { source: 'new' } },
    { input: { source: 'related', of: 'NO-SUCH-SKU', limit: '4' } },
    { input: { source: 'chosen', codes: 'NO-SUCH-SKU,nor-this', pictures: 'true' } },
  ],
})
