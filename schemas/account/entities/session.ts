import * as z from 'zod/mini'
import { role } from '../../layout/role-schema'

/** The signed-in person, as far as the browser may know; `token` is the account token of five minutes. */
export const sessionInfo = z.object({
  role,
  userID: z.optional(z.string()),
  firstname: z.optional(z.string()),
  lastname: z.optional(z.string()),
  avatar: z.optional(z.string()),
  timeZone: z.optional(z.string()),
  impersonator: z.optional(z.string()),
  token: z.optional(z.string()),
  tokenSeconds: z.optional(z.number()),
})

/** How a session began. A bypass link is an admin's, for impersonation. */
export const sessionVia = z.enum(['password', 'activation', 'recovery', 'line', 'qr', 'bypass'])
export type SessionVia = z.infer<typeof sessionVia>

/**
 * How it ended: signed out, idle for two hours, ended from another device, replaced by a new sign-in in its browser,
 * closed by staff.
 */
export type SessionEnd = 'signout' | 'idle' | 'elsewhere' | 'replaced' | 'closed'
