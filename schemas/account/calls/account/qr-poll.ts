import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { qrCode, qrSecret, qrState } from '../../entities/qr-sign-in'

const nobodys = 'a'.repeat(43)

export const call = defineCall({
  name: 'account/qr-poll',
  summary: 'How far a QR code has come, for the browser that shows it. For any other it is over.',
  method: 'POST',
  path: '/account/qr/poll',
  access: 'guest',
  scope: 'site',
  resources: { code: 'qr_shown' },
  cache: 'none',
  // Polled every few seconds, by a school's room of browsers behind one address.
  limit: 600,
  input: z.strictObject({ code: qrCode, secret: qrSecret }),
  output: z.object({ state: qrState }),
  examples: [{ input: { code: nobodys, secret: nobodys }, output: { state: 'expired' } }],
})
