import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { branchFields, rowId, rowVersion, versionIfKnown } from '../../entities/branch-fields'

export const call = defineCall({
  name: 'cluster/save-branch',
  summary: 'Writes a branch; without an id it makes one, with a place for its stock. For managers.',
  method: 'POST',
  path: '/api/cluster/save-branch',
  access: 'manager',
  scope: 'site',
  resources: { id: 'branch' },
  audit: 'branch-save',
  cache: 'none',
  input: z
    .strictObject({ id: z.optional(rowId), version: z.optional(rowVersion), ...branchFields })
    .check(versionIfKnown),
  output: z.object({ id: z.string(), version: z.int() }),
  errors: [
    { status: 404, message: 'Branch not found.' },
    { status: 409, message: 'This was changed elsewhere meanwhile.' },
  ],
  examples: [
    { input: { id: 'none', version: 1, name: 'Riverside' }, as: 'manager', status: 404 },
    { input: { name: 'Riverside' }, as: 'manager' },
    { input: { name: 'Riverside' }, as: 'user', status: 403 },
  ],
})
