import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { qrCode } from '../../entities/qr-sign-in'

export const call = defineCall({
  name: 'account/qr-answer',
  summary: 'Lets the browser that shows an opened QR code in, or sends it away. Once.',
  method: 'POST',
  path: '/account/qr/answer',
  access: 'user',
  scope: 'site',
  resources: { code: 'qr_scanned' },
  cache: 'none',
  limit: 30,
  input: z.strictObject({ code: qrCode, approve: z.boolean() }),
  output: z.object({ status: z.literal(true) }),
  errors: [{ status: 410, message: 'This link has already been used or has expired.' }],
  examples: [{ input: { code: 'a'.repeat(43), approve: true }, as: 'user', status: 410 }],
})
