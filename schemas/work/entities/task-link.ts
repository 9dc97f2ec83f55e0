import * as z from 'zod/mini'

/** Which ends a dependency binds: finish or start of the first to start or finish of the second. */
export const linkTypes = ['FS', 'SS', 'FF', 'SF'] as const
export const linkType = z.enum(linkTypes)
export type LinkType = z.infer<typeof linkType>

/** In working days. */
export const lag = z.int().check(z.gte(-2000), z.lte(2000))

export const taskLink = z.object({ from: z.string(), to: z.string(), type: linkType, lag: z.int() })
export type TaskLink = z.infer<typeof taskLink>
