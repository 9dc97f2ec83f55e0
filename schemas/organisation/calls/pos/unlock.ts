import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { positions } from '../../entities/position'

/** A lock between colleagues: the session stays that of who signed in, and decides what the gateway takes. */
export const call = defineCall({
  name: 'pos/unlock',
  summary: 'Opens a locked till for a colleague by their PIN: sales from then on name them as the cashier.',
  method: 'POST',
  path: '/api/pos/unlock',
  access: 'user',
  member: { scope: 'branch', role: 'cashier' },
  scope: 'site',
  resources: { register: 'register' },
  audit: false,
  cache: 'none',
  limit: 60,
  input: z.strictObject({
    register: z.string().check(z.maxLength(64)),
    person: z.string().check(z.maxLength(64)),
    pin: z.string().check(z.regex(/^\d{4,8}$/)),
  }),
  output: z.object({ id: z.string(), name: z.string(), position: z.enum(positions) }),
  errors: [
    { status: 404, message: 'Register not found.' },
    { status: 403, message: 'This PIN does not fit.' },
    { status: 403, message: 'This PIN is locked after five tries. A manager can set a new one.' },
  ],
  examples: [
    { input: { register: 'none', person: 'none', pin: '2468' }, as: 'manager', status: 404 },
    { input: { register: 'none', person: 'none', pin: '2468' }, status: 401 },
  ],
})
