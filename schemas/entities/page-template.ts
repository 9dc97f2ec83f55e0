import * as z from 'zod/mini'

/** What templates are for, in the order in which they are offered. */
export const templateCategories = ['promote', 'about', 'inform', 'connect'] as const
export type TemplateCategory = (typeof templateCategories)[number]

/** In both languages: whoever chooses reads one of them. */
const localisedLine = (longest: number) =>
  z.strictObject({
    th: z.string().check(z.minLength(1), z.maxLength(longest)),
    en: z.string().check(z.minLength(1), z.maxLength(longest)),
  })

/** What a template says of itself, beside the page that it is: `template` in its file. */
export const templateFields = z.strictObject({
  title: localisedLine(60),
  /** What the page is good for, in a line. */
  text: localisedLine(160),
  category: z.enum(templateCategories),
  /** Its place among those of its pack. */
  order: z._default(z.int(), 0),
})

/** A template as the builder gets it. `content` is a page as it is stored; its path and title are what a page made from it is called unless somebody says otherwise. */
export const pageTemplate = z.object({
  id: z.string(),
  title: templateFields.shape.title,
  text: templateFields.shape.text,
  category: templateFields.shape.category,
  content: z.unknown(),
})
export type PageTemplate = z.infer<typeof pageTemplate>
