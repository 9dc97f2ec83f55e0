import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { categoryList } from '../../entities/shelf'

export const call = defineCall({
  name: 'shop/categories',
  summary: 'The categories of the shelf, parents before their children, with how many products each has.',
  method: 'GET',
  path: '/api/shop/categories',
  access: 'guest',
  scope: 'site',
  cache: 'seconds',
  input: z.strictObject({}),
  output: z.object({ categories: categoryList }),
  examples: [{ input: {} }],
})
