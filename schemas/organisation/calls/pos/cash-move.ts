import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { maxSatang } from '../../../money/satang'
import { shiftView } from '../../entities/shift-view'

export const call = defineCall({
  name: 'pos/cash-move',
  summary: 'Records cash put into a drawer or taken out of it. Taking out is for leads.',
  method: 'POST',
  path: '/api/pos/cash-move',
  access: 'user',
  member: { scope: 'branch', role: 'cashier' },
  scope: 'site',
  resources: { shift: 'till_shift' },
  audit: false,
  cache: 'none',
  idempotent: true,
  input: z.strictObject({
    shift: z.string().check(z.maxLength(64)),
    kind: z.enum(['in', 'out', 'drop', 'deposit']),
    amount: z.int().check(z.gte(1), z.lte(maxSatang)),
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
  }),
  output: shiftView,
  errors: [
    { status: 404, message: 'Shift not found.' },
    { status: 403, message: 'This device was revoked. A lead can end what is open on it.' },
    { status: 403, message: 'Only leads take cash out.' },
    { status: 409, message: 'This shift was closed at {time}.' },
  ],
  examples: [
    { input: { shift: 'none', kind: 'in', amount: 100, reason: 'Change' }, as: 'manager', status: 404 },
    { input: { shift: 'none', kind: 'in', amount: 100, reason: 'Change' }, status: 401 },
  ],
})
