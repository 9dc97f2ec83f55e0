import * as z from 'zod/mini'

/** Categories of templates, in the order they are offered. */
export const templateCategories = ['promote', 'about', 'inform', 'connect'] as const
export type TemplateCategory = (typeof templateCategories)[number]

/** Both languages are required: the person choosing reads either. */
const localisedLine = (longest: number) =>
  z.strictObject({
    th: z.string().check(z.minLength(1), z.maxLength(longest)),
    en: z.string().check(z.minLength(1), z.maxLength(longest)),
  })

/** Metadata of a template, next to its page: `template` in its file. */
export const templateFields = z.strictObject({
  title: localisedLine(60),
  /** Its purpose, in one line. */
  text: localisedLine(160),
  category: z.enum(templateCategories),
  /** Order within its pack. */
  order: z._default(z.int(), 0),
})

/**
 * A template as the builder gets it. `content` is a page as stored; its path and title are the defaults for a page made
 * from it.
 */
export const pageTemplate = z.object({
  id: z.string(),
  title: templateFields.shape.title,
  text: templateFields.shape.text,
  category: templateFields.shape.category,
  content: z.unknown(),
})
export type PageTemplate = z.infer<typeof pageTemplate>
