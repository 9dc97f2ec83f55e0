import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { breadcrumb, namedPictures, productCard } from '../../entities/shelf'

export const call = defineCall({
  name: 'shop/suggest',
  summary: 'What a search may mean, from two letters on: products, categories and makers.',
  method: 'GET',
  path: '/api/shop/suggest',
  access: 'guest',
  scope: 'site',
  cache: 'seconds',
  input: z.strictObject({ q: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)) }),
  output: z.object({
    products: z.array(productCard),
    categories: z.array(breadcrumb),
    brands: z.array(breadcrumb),
    assets: namedPictures,
  }),
  examples: [{ input: { q: 'น้ำ' } }, { input: { q: 'ปล' } }],
})
