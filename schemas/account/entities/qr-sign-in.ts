import * as z from 'zod/mini'

/** State of a sign-in by QR code. A code is valid for two minutes and works once. */
export const qrState = z.enum(['shown', 'scanned', 'approved', 'denied', 'expired'])
export type QrState = z.infer<typeof qrState>

/** The token in a code's link. */
export const qrCode = z.string().check(z.regex(/^[\w-]{43}$/))
/** Secret of the browser that shows the code. */
export const qrSecret = z.string().check(z.regex(/^[\w-]{43}$/))
