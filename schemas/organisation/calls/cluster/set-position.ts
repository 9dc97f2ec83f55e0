import * as z from 'zod/mini'
import { emailAddress } from '../../../email'
import { defineCall } from '../../../call'
import { positions } from '../../entities/position'
import { rowId } from '../../entities/branch-fields'

export const call = defineCall({
  name: 'cluster/set-position',
  summary: 'Gives a person of the site a position at a branch, or ends it. For managers.',
  method: 'POST',
  path: '/api/cluster/set-position',
  access: 'manager',
  scope: 'site',
  resources: { branch: 'branch', person: 'branch_person' },
  audit: 'branch-position',
  cache: 'none',
  input: z.strictObject({
    branch: rowId,
    /** The person, by address or by id. */
    email: z.optional(emailAddress),
    person: z.optional(rowId),
    position: z.nullable(z.enum(positions)),
  }),
  output: z.object({ member: z.optional(z.string()) }),
  errors: [
    { status: 404, message: 'Branch not found.' },
    { status: 404, message: 'Nobody here has this address.' },
  ],
  examples: [
    { input: { branch: 'none', email: 'user@alpha.example', position: 'cashier' }, as: 'manager', status: 404 },
    { input: { branch: 'none', email: 'user@alpha.example', position: 'cashier' }, as: 'user', status: 403 },
  ],
})
