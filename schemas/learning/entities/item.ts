import * as z from 'zod/mini'
import { assetName } from '../../layout/image'
import { itemKinds, madeKinds } from './item-kinds'
import type { LocalisedText } from '../../layout/pick-text'
import { nameText, shortText } from '../../layout/name-text'
import { richText } from '../../layout/rich-text'
import { text } from '../../layout/text'

export { type ItemKind, itemKinds } from './item-kinds'
export const madeKind = z.enum(madeKinds)
export type MadeKind = z.infer<typeof madeKind>

export const lessonId = z.string().check(z.maxLength(64))
export const lessonSlug = z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/))
/** A requested slug: any text, which then is not found. */
export const slugInput = z.string().check(z.maxLength(100))

/** A file of the theme by its name, or a private one of the store by its id. */
const source = z.strictObject({
  asset: z.optional(assetName()),
  file: z.optional(lessonId),
  type: z.string().check(z.maxLength(80)),
})

export const film = z.strictObject({
  sources: z.array(source).check(z.minLength(1), z.maxLength(6)),
  tracks: z._default(
    z
      .array(
        z.strictObject({
          language: z.enum(['th', 'en']),
          asset: z.optional(assetName()),
          file: z.optional(lessonId),
        }),
      )
      .check(z.maxLength(4)),
    [],
  ),
  poster: z.optional(assetName()),
  /** Tenths of a second. */
  length: z.int().check(z.gte(1), z.lte(864_000)),
})
export type Film = z.infer<typeof film>

/** A film of another site; what is played of it cannot be measured. */
export const filmEmbed = z.discriminatedUnion('provider', [
  z.strictObject({ provider: z.literal('youtube'), id: z.string().check(z.regex(/^[\w-]{11}$/)) }),
  z.strictObject({ provider: z.literal('vimeo'), id: z.string().check(z.regex(/^\d{1,20}$/)) }),
])

/** By kind: a film or an embedded one, the file of a PDF, the text of a page. A text may go with each. */
export const itemBody = z.strictObject({
  film: z.optional(film),
  embed: z.optional(filmEmbed),
  pdf: z.optional(z.strictObject({ asset: z.optional(assetName()), file: z.optional(lessonId) })),
  text: z.optional(richText()),
})
export type ItemBody = z.infer<typeof itemBody>

export const instructor = z.strictObject({
  name: text(),
  about: z.optional(text()),
  picture: z.optional(assetName()),
})
export const instructorInput = z.extend(instructor, { name: nameText(120), about: z.optional(shortText(2000)) })
export type Instructor = { name: LocalisedText; about?: LocalisedText | undefined; picture?: string | undefined }

/** What everyone may know of an item; its body comes from `lesson/item` alone. */
export const outlineItem = z.object({
  id: z.string(),
  slug: z.string(),
  kind: z.enum(itemKinds),
  title: z.string(),
  minutes: z.int(),
  preview: z.boolean(),
  required: z.boolean(),
  hidden: z.boolean(),
  /** Of the reader: done, what they may open now, and the watched share of a film in basis points. */
  done: z.boolean(),
  open: z.boolean(),
  /** Why not: without a right, after the one before it, or on a day. */
  waits: z.optional(z.enum(['right', 'order', 'day'])),
  opensOn: z.optional(z.string()),
  share: z.optional(z.int()),
})
export type OutlineItem = z.infer<typeof outlineItem>

export const outlineSection = z.object({ id: z.string(), title: z.string(), items: z.array(outlineItem) })
export type OutlineSection = z.infer<typeof outlineSection>

/** A film as a browser plays it. */
export const shownFilm = z.object({
  sources: z.array(z.object({ src: z.string(), type: z.string() })),
  tracks: z.array(z.object({ src: z.string(), language: z.enum(['th', 'en']) })),
  poster: z.optional(z.string()),
  length: z.int(),
})
export type ShownFilm = z.infer<typeof shownFilm>
