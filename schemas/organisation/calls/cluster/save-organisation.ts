import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { ownName, rowVersion } from '../../entities/branch-fields'

export const call = defineCall({
  name: 'cluster/save-organisation',
  summary: 'Writes what the branches share: name, start of the business day, rounding of cash. For managers.',
  method: 'POST',
  path: '/api/cluster/save-organisation',
  access: 'manager',
  scope: 'site',
  audit: 'organisation-save',
  cache: 'none',
  input: z.strictObject({
    name: ownName(),
    dayStart: z._default(z.int().check(z.gte(0), z.lte(1439)), 240),
    cashStep: z._default(z.union([z.literal(0), z.literal(25), z.literal(50), z.literal(100)]), 25),
    cashWay: z._default(z.enum(['down', 'nearest']), 'down'),
    /** Of what is stored; absent where nothing is. */
    version: z.optional(rowVersion),
  }),
  output: z.object({ version: z.int() }),
  errors: [{ status: 409, message: 'This was changed elsewhere meanwhile.' }],
  examples: [
    { input: { name: 'Rimklong' }, as: 'manager' },
    { input: { name: 'Rimklong' }, as: 'user', status: 403 },
  ],
})
