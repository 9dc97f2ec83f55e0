import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { qrCode, qrState } from '../../entities/qr-sign-in'

export const call = defineCall({
  name: 'account/qr-scan',
  summary:
    'A signed-in person opens a QR code: which browser asks, from where, since when. The first to open it has it.',
  method: 'POST',
  path: '/account/qr/scan',
  access: 'user',
  scope: 'site',
  resources: { code: 'qr_shown' },
  cache: 'none',
  limit: 30,
  input: z.strictObject({ code: qrCode }),
  output: z.object({
    state: qrState,
    browser: z.string(),
    system: z.string(),
    address: z.string(),
    number: z.string(),
    madeAt: z.string(),
    seconds: z.number(),
  }),
  errors: [{ status: 410, message: 'This link has already been used or has expired.' }],
  examples: [{ input: { code: 'a'.repeat(43) }, as: 'user', status: 410 }],
})
