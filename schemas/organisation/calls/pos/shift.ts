import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { shiftView } from '../../entities/shift-view'

export const call = defineCall({
  name: 'pos/shift',
  summary: 'A shift so far: its receipts counted, its cash moves, and for leads after the count what was expected.',
  method: 'GET',
  path: '/api/pos/shift',
  access: 'user',
  member: { scope: 'branch', role: 'cashier' },
  scope: 'site',
  resources: { shift: 'till_shift' },
  cache: 'private',
  input: z.strictObject({ shift: z.string().check(z.maxLength(64)) }),
  output: shiftView,
  errors: [{ status: 404, message: 'Shift not found.' }],
  examples: [{ input: { shift: 'none' }, as: 'manager', status: 404 }],
})
