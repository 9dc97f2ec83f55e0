import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { listAnswer, listInput } from '../../../list'
import { stockLevelList, stockShelf } from '../../entities/staff-stock'

export const call = defineCall({
  name: 'stock/levels',
  summary: 'What is on the shelves, by variant and place.',
  method: 'GET',
  path: '/api/stock/levels',
  access: 'manager',
  scope: 'site',
  cache: 'none',
  input: z.strictObject(
    listInput({ filters: { state: z.optional(z.enum(['out', 'low'])) }, sorts: stockLevelList.sorts }),
  ),
  output: z.object(listAnswer(stockShelf)),
  examples: [
    { input: {}, as: 'manager' },
    { input: {}, as: 'user', status: 403 },
  ],
})
