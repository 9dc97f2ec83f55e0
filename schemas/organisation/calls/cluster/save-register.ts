import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { registerCode, rowId, rowVersion, versionIfKnown } from '../../entities/branch-fields'

export const call = defineCall({
  name: 'cluster/save-register',
  summary: 'Writes a register of a branch; its code never changes and is never used again. For managers.',
  method: 'POST',
  path: '/api/cluster/save-register',
  access: 'manager',
  scope: 'site',
  resources: { id: 'register', branch: 'branch' },
  audit: 'register-save',
  cache: 'none',
  input: z
    .strictObject({
      id: z.optional(rowId),
      version: z.optional(rowVersion),
      branch: rowId,
      code: registerCode,
      name: z._default(z.string().check(z.trim(), z.maxLength(80)), ''),
      machineNo: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
      retired: z.optional(z.boolean()),
    })
    .check(versionIfKnown),
  output: z.object({ id: z.string(), version: z.int() }),
  errors: [
    { status: 404, message: 'Branch not found.' },
    { status: 404, message: 'Register not found.' },
    { status: 409, message: 'This code is taken.' },
    { status: 409, message: 'This was changed elsewhere meanwhile.' },
    { status: 409, message: 'A shift is open at this register. Close it first.' },
  ],
  examples: [
    { input: { branch: 'none', code: 'A1' }, as: 'manager', status: 404 },
    { input: { branch: 'none', code: 'A1' }, as: 'user', status: 403 },
  ],
})
