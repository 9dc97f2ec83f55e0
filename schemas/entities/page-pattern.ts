import * as z from 'zod/mini'

/** What ready-made sections are for, in the order in which they are offered. */
export const patternCategories = [
  'openings',
  'features',
  'proof',
  'about',
  'offers',
  'questions',
  'contact',
  'calls',
  'content',
] as const
export type PatternCategory = (typeof patternCategories)[number]

/** In both languages: whoever chooses reads one of them. */
const localisedLine = (longest: number) =>
  z.strictObject({
    th: z.string().check(z.minLength(1), z.maxLength(longest)),
    en: z.string().check(z.minLength(1), z.maxLength(longest)),
  })

/** What a ready-made section says of itself, beside the rows that it is: `pattern` in its file. */
export const patternFields = z.strictObject({
  title: localisedLine(60),
  /** What it is good for, in a line. */
  text: localisedLine(160),
  category: z.enum(patternCategories),
  /** What else people call it, in any language. */
  also: z.optional(z.string().check(z.maxLength(200))),
  /** Its place among those of its category in its pack. */
  order: z._default(z.int(), 0),
})

/** A ready-made section as the builder gets it. `content` is rows as a saved section stores them. */
export const pagePattern = z.object({
  id: z.string(),
  title: patternFields.shape.title,
  text: patternFields.shape.text,
  category: patternFields.shape.category,
  also: patternFields.shape.also,
  content: z.unknown(),
})
export type PagePattern = z.infer<typeof pagePattern>
