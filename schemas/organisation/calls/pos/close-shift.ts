import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { satang } from '../../../money/satang'
import { pieces } from '../../entities/pieces'
import { shiftView } from '../../entities/shift-view'

/** Blind: what the drawer should hold is in no answer before the count is stored, and in none to a cashier. */
export const call = defineCall({
  name: 'pos/close-shift',
  summary: 'Closes a shift with what was counted. Sales that the gateway lacks are named first.',
  method: 'POST',
  path: '/api/pos/close-shift',
  access: 'user',
  member: { scope: 'branch', role: 'cashier' },
  scope: 'site',
  resources: { shift: 'till_shift' },
  audit: false,
  cache: 'none',
  idempotent: true,
  input: z.strictObject({
    shift: z.string().check(z.maxLength(64)),
    pieces,
    promptpay: z.optional(satang()),
    card: z.optional(satang()),
    /** The last number that the till has used; one less than its first where it has sold nothing. */
    lastSeq: z.int().check(z.gte(0), z.lte(99_999_999)),
    /** Close although numbers are missing: they are listed. */
    acceptMissing: z.optional(z.boolean()),
  }),
  output: shiftView,
  errors: [
    { status: 404, message: 'Shift not found.' },
    { status: 403, message: 'This device was revoked. A lead can end what is open on it.' },
    { status: 403, message: 'Only who opened this shift, or a lead, may close it.' },
    { status: 409, message: 'Hand over {n} sales first.' },
    { status: 409, message: 'This shift was closed at {time}.' },
  ],
  examples: [
    { input: { shift: 'none', pieces: {}, lastSeq: 0 }, as: 'manager', status: 404 },
    { input: { shift: 'none', pieces: {}, lastSeq: 0 }, status: 401 },
  ],
})
