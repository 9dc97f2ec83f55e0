import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { pieces } from '../../entities/pieces'
import { shiftView } from '../../entities/shift-view'

export const call = defineCall({
  name: 'pos/open-shift',
  summary: 'Opens a shift at a register with the cash that is in its drawer.',
  method: 'POST',
  path: '/api/pos/open-shift',
  access: 'user',
  member: { scope: 'branch', role: 'cashier' },
  scope: 'site',
  resources: { register: 'register' },
  audit: false,
  cache: 'none',
  idempotent: true,
  input: z.strictObject({
    register: z.string().check(z.maxLength(64)),
    device: z.string().check(z.minLength(8), z.maxLength(80)),
    float: pieces,
  }),
  output: shiftView,
  errors: [
    { status: 404, message: 'Register not found.' },
    { status: 409, message: 'This register is open on another device.' },
    { status: 409, message: 'The register {code} is retired. Choose another one.' },
    { status: 409, message: 'A shift is already open at this register.' },
  ],
  examples: [
    { input: { register: 'none', device: 'device-of-an-example', float: {} }, as: 'manager', status: 404 },
    { input: { register: 'none', device: 'device-of-an-example', float: {} }, status: 401 },
  ],
})
