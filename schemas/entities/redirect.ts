import * as z from 'zod/mini'

/** Redirects of one's own that a site has, lines that are brought at once, and letters of these together. */
export const redirectLimits = { count: 5000, lines: 1000, letters: 500_000 } as const

/** What a person writes for an address; what it has to be is told in words (`layout/redirect-address`). */
export const writtenAddress = z.string().check(z.maxLength(4000))

/** Why a redirect does not lead: a page stands at its address, or the renaming of a page leads from there. `draft`: a page will stand there. */
export const redirectCovers = ['page', 'renamed', 'draft'] as const
/** What is wrong with where it leads: nothing stands there, or nothing yet. */
export const redirectEnds = ['nowhere', 'unseen'] as const

const known = {
  from: z.string(),
  to: z.string(),
  covered: z.optional(z.enum(redirectCovers)),
  ends: z.optional(z.enum(redirectEnds)),
}

/** An address that leads elsewhere, by the renaming of a page or because somebody said so. `isWaiting`: from the next publishing on. */
export const redirectEntry = z.object({
  ...known,
  kind: z.enum(['own', 'renamed']),
  by: z.optional(z.string()),
  at: z.optional(z.string()),
  isWaiting: z.optional(z.boolean()),
})
export type RedirectEntry = z.infer<typeof redirectEntry>

/** A redirect as it was kept. */
export const storedRedirect = z.object(known)
export type StoredRedirect = z.infer<typeof storedRedirect>

/** What becomes of a line: it is new, there already, what the columns are called, or refused; `message` says why in the caller's language. */
export const redirectLine = z.object({
  ...known,
  no: z.int(),
  state: z.enum(['new', 'same', 'heading', 'refused']),
  message: z.optional(z.string()),
})
export type RedirectLine = z.infer<typeof redirectLine>
