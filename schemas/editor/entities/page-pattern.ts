import * as z from 'zod/mini'

/** Categories of ready-made sections, in the order they are offered. */
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

/** Both languages are required: the person choosing reads either. */
const localisedLine = (longest: number) =>
  z.strictObject({
    th: z.string().check(z.minLength(1), z.maxLength(longest)),
    en: z.string().check(z.minLength(1), z.maxLength(longest)),
  })

/** Metadata of a ready-made section, next to its rows: `pattern` in its file. */
export const patternFields = z.strictObject({
  title: localisedLine(60),
  /** Its purpose, in one line. */
  text: localisedLine(160),
  category: z.enum(patternCategories),
  /** Search keywords, in any language. */
  also: z.optional(z.string().check(z.maxLength(200))),
  /** Order within its category and pack. */
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
