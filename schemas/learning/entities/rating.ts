import * as z from 'zod/mini'

export const ratingSorts = ['new', 'stars'] as const

/** How people rate a lesson: `average` in hundredths of a star, absent without ratings; counts from one star to five. */
export const ratingSummary = z.object({
  count: z.int(),
  average: z.optional(z.int()),
  stars: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]),
})
export type RatingSummary = z.infer<typeof ratingSummary>

export const shownRating = z.object({
  id: z.string(),
  /** Absent: the account is closed. */
  name: z.optional(z.string()),
  stars: z.int(),
  comment: z.string(),
  day: z.string(),
  isMine: z.boolean(),
  /** Only managers and its writer see a hidden one. */
  hidden: z.boolean(),
})
export type ShownRating = z.infer<typeof shownRating>

export const starsInput = z.int().check(z.gte(1), z.lte(5))
export const commentInput = z._default(z.string().check(z.trim(), z.maxLength(2000)), '')
export const unknownRating = { status: 404, message: 'There is no such rating.' }
