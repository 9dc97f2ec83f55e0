import * as z from 'zod/mini'

/** Why somebody acts in another's name: it is written down. */
export const bypassReason = z.string().check(z.trim(), z.minLength(5), z.maxLength(300))

/** A link by which one may act in a person's name, while it works. `id` is no secret: it opens nothing. */
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
