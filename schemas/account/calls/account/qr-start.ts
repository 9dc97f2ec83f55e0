import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'account/qr-start',
  summary:
    'Makes a QR code by which a signed-in person lets this browser in: the link for the screen and a secret that stays here.',
  method: 'POST',
  path: '/account/qr/start',
  access: 'guest',
  scope: 'site',
  cache: 'none',
  // A whole class signs in from one address.
  limit: 240,
  input: z.strictObject({}),
  output: z.object({
    code: z.string(),
    link: z.string(),
    secret: z.string(),
    /** Shown on both screens. */ number: z.string(),
    seconds: z.number(),
  }),
  errors: [{ status: 429, message: 'Too many attempts. Please wait a few minutes and try again.' }],
  examples: [{ input: {} }],
})
