import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { branchView } from '../../entities/branch-view'
import { rowId } from '../../entities/branch-fields'

export const call = defineCall({
  name: 'cluster/branch',
  summary: 'One branch with its registers. For managers.',
  method: 'GET',
  path: '/api/cluster/branch',
  access: 'manager',
  scope: 'site',
  resources: { id: 'branch' },
  cache: 'private',
  input: z.strictObject({ id: rowId }),
  output: branchView,
  errors: [{ status: 404, message: 'Branch not found.' }],
  examples: [
    { input: { id: 'none' }, as: 'manager', status: 404 },
    { input: { id: 'none' }, as: 'user', status: 403 },
  ],
})
