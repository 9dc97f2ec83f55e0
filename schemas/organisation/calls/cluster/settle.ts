import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { rowId } from '../../entities/branch-fields'

export const call = defineCall({
  name: 'cluster/settle',
  summary: 'Settles a matter with a note of what was done about it. For leads.',
  method: 'POST',
  path: '/api/cluster/settle',
  access: 'user',
  member: { scope: 'branch', role: 'lead' },
  scope: 'site',
  resources: { id: 'pos_exception' },
  audit: 'pos-exception-settle',
  cache: 'none',
  input: z.strictObject({ id: rowId, note: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)) }),
  output: z.object({ status: z.enum(['open', 'settled']) }),
  errors: [{ status: 404, message: 'There is no such matter.' }],
  examples: [{ input: { id: 'none', note: 'Counted again' }, as: 'manager', status: 404 }],
})
