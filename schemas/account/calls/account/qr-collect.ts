import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { qrCode, qrSecret } from '../../entities/qr-sign-in'
import { sessionInfo } from '../../entities/session'

const nobodys = 'a'.repeat(43)

export const call = defineCall({
  name: 'account/qr-collect',
  summary: 'Signs the browser that showed an approved QR code in as the person who approved it, once.',
  method: 'POST',
  path: '/account/qr/collect',
  access: 'guest',
  scope: 'site',
  resources: { code: 'qr_approved' },
  cache: 'none',
  // A whole class signs in from one address.
  limit: 240,
  input: z.strictObject({ code: qrCode, secret: qrSecret }),
  output: z.object({ session: sessionInfo }),
  errors: [{ status: 410, message: 'This link has already been used or has expired.' }],
  examples: [{ input: { code: nobodys, secret: nobodys }, status: 410 }],
})
