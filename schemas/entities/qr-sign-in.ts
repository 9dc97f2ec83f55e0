import * as z from 'zod/mini'

/** How far a sign-in by QR code has come. A code lives two minutes and works once. */
export const qrState = z.enum(['shown', 'scanned', 'approved', 'denied', 'expired'])
export type QrState = z.infer<typeof qrState>

/** The token in a code's link. */
export const qrCode = z.string().check(z.regex(/^[\w-]{43}$/))
/** What the browser that shows the code keeps to itself. */
export const qrSecret = z.string().check(z.regex(/^[\w-]{43}$/))
