import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { staffCategory } from '../../entities/staff-product'

export const call = defineCall({
  name: 'shop/manage-categories',
  summary: 'All categories, parents before their children.',
  method: 'GET',
  path: '/api/shop/manage-categories',
  access: 'manager',
  scope: 'site',
  cache: 'none',
  input: z.strictObject({}),
  output: z.object({ items: z.array(staffCategory) }),
  examples: [
    { input: {}, as: 'manager' },
    { input: {}, as: 'user', status: 403 },
  ],
})
