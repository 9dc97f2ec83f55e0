import * as z from 'zod/mini'
import { role } from '../layout/role'

/** Who is signed in, as the browser may know it; `token` is the account token of five minutes. */
export const sessionInfo = z.object({
  role,
  userID: z.optional(z.string()),
  firstname: z.optional(z.string()),
  lastname: z.optional(z.string()),
  avatar: z.optional(z.string()),
  token: z.optional(z.string()),
  tokenSeconds: z.optional(z.number()),
})
