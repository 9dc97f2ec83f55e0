import * as z from 'zod/mini'

/** Why someone impersonates a person; audited. */
export const bypassReason = z.string().check(z.trim(), z.minLength(5), z.maxLength(300))

/** An active impersonation link. `id` is no secret: it opens nothing. */
export const bypassLink = z.object({
  id: z.string(),
  person: z.string(),
  name: z.string(),
  madeBy: z.string(),
  reason: z.string(),
  madeAt: z.string(),
  expiresAt: z.string(),
})
export type BypassLink = z.infer<typeof bypassLink>
