import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { rowId } from '../../entities/branch-fields'

export const call = defineCall({
  name: 'cluster/bind-device',
  summary: 'Binds a device to a register, or revokes the one that is bound. For managers.',
  method: 'POST',
  path: '/api/cluster/bind-device',
  access: 'manager',
  scope: 'site',
  resources: { register: 'register' },
  audit: 'register-device',
  cache: 'none',
  input: z.strictObject({
    register: rowId,
    /** None revokes: unsent sales are still taken, of a lead. */
    device: z.nullable(z.string().check(z.minLength(8), z.maxLength(80))),
    name: z._default(z.string().check(z.trim(), z.maxLength(120)), ''),
  }),
  output: z.object({ segment: z.optional(z.int()) }),
  errors: [
    { status: 404, message: 'Register not found.' },
    { status: 409, message: 'This register is open on another device.' },
    { status: 409, message: 'The register {code} is retired. Choose another one.' },
  ],
  examples: [
    { input: { register: 'none', device: null }, as: 'manager', status: 404 },
    { input: { register: 'none', device: null }, as: 'user', status: 403 },
  ],
})
