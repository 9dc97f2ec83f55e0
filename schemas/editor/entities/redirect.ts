import * as z from 'zod/mini'

/** Limits: custom redirects of a site, lines of one import, and characters of one import. */
export const redirectLimits = { count: 5000, lines: 1000, letters: 500_000 } as const

/** An address as a person enters it; `layout/redirect-address` validates it with messages. */
export const writtenAddress = z.string().check(z.maxLength(4000))

/**
 * Why a redirect has no effect: a page exists at its address, or a renamed page redirects from there. `draft`: a draft
 * page has that address.
 */
export const redirectCovers = ['page', 'renamed', 'draft'] as const
/** What is wrong with its target: it does not exist, or is not published. */
export const redirectEnds = ['nowhere', 'unseen'] as const

const known = {
  from: z.string(),
  to: z.string(),
  covered: z.optional(z.enum(redirectCovers)),
  ends: z.optional(z.enum(redirectEnds)),
}

/** A redirect, created by renaming a page or by hand. `isWaiting`: takes effect with the next publishing. */
export const redirectEntry = z.object({
  ...known,
  kind: z.enum(['own', 'renamed']),
  by: z.optional(z.string()),
  at: z.optional(z.string()),
  isWaiting: z.optional(z.boolean()),
})
export type RedirectEntry = z.infer<typeof redirectEntry>

/** A redirect as stored. */
export const storedRedirect = z.object(known)
export type StoredRedirect = z.infer<typeof storedRedirect>

/**
 * The outcome of a line: new, already there, the header line, or refused; `message` says why in the caller's language.
 */
export const redirectLine = z.object({
  ...known,
  no: z.int(),
  state: z.enum(['new', 'same', 'heading', 'refused']),
  message: z.optional(z.string()),
})
export type RedirectLine = z.infer<typeof redirectLine>
