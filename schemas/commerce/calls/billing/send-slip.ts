import * as z from 'zod/mini'
import { momentInput } from '../../../date-input'
import { defineCall } from '../../../call'
import { maxSatang } from '../../../money/satang'
import { accessToken } from '../../entities/cart'
import { paymentView } from '../../entities/payment-view'

/** A picture of at most so many bytes, as base64. */
const maxPicture = 8 * 1024 * 1024
const maxBase64 = Math.ceil(maxPicture / 3) * 4

/**
 * The same picture for the same bill is the same slip, however often it is sent. Whatever the browser read of it, the
 * gateway reads it again. Amount and time are typed where a slip's QR could not be read: they are a claim too.
 */
export const call = defineCall({
  name: 'billing/send-slip',
  summary: 'Sends the slip of a transfer for an order, which a person then reviews.',
  method: 'POST',
  path: '/api/billing/send-slip',
  access: 'guest',
  scope: 'site',
  resources: { order: 'order', token: 'order_token', intent: 'intent' },
  cache: 'none',
  limit: 30,
  bytes: maxBase64 + 64 * 1024,
  input: z.strictObject({
    order: z.string().check(z.maxLength(64)),
    token: z.optional(accessToken()),
    intent: z.string().check(z.maxLength(64)),
    picture: z.base64().check(z.maxLength(maxBase64)),
    amount: z.optional(z.int().check(z.gte(1), z.lte(maxSatang))),
    paidAt: z.optional(momentInput()),
  }),
  output: paymentView,
  errors: [
    { status: 404, message: 'Order not found.' },
    { status: 409, message: 'This bill is already paid.' },
    { status: 409, message: 'This slip was already used.' },
    { status: 409, message: 'Enough slips are being reviewed for this order. Please wait for the answer.' },
    { status: 400, message: 'This file is no picture. Send a JPEG, PNG or WebP of the slip.' },
  ],
  examples: [{ input: { order: 'SO26110001', intent: 'none', picture: 'AAAA' }, status: 404 }],
})
