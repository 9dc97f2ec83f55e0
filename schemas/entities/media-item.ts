import * as z from 'zod/mini'
import type { Asset } from '../layout/image'

/** Of what kind a file is, as the picker sorts it. `text` means captions, `other` what pages cannot show, and only lead to. */
export const mediaKinds = ['picture', 'video', 'audio', 'text', 'other'] as const
export type MediaKind = (typeof mediaKinds)[number]

/** A point in percent from left and top. */
export const focusPoint = z.tuple([z.number().check(z.gte(0), z.lte(100)), z.number().check(z.gte(0), z.lte(100))])

/** Alternative text by language; a language without any has no entry. */
export const altText = z.strictObject({
  th: z.optional(z.string().check(z.maxLength(500))),
  en: z.optional(z.string().check(z.maxLength(500))),
})

export const mediaItem = z.object({
  id: z.string(),
  /** What documents name it by. */
  asset: z.string(),
  name: z.string(),
  kind: z.enum(mediaKinds),
  mime: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Pixels, of a picture as it is seen. */
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  alt: altText,
  focus: z.optional(focusPoint),
  /** The id of the picture that this was cut from. */
  source: z.optional(z.string()),
  /** What it shows, its words in the caller's language; none for what pages cannot show. */
  shows: z.optional(z.custom<Asset>()),
  /** Where links to it lead, of what pages cannot show. */
  leadsTo: z.optional(z.custom<Asset>()),
  version: z.int(),
  createdAt: z.string(),
  createdBy: z.optional(z.string()),
  trashedAt: z.optional(z.string()),
})
export type MediaItem = z.infer<typeof mediaItem>

/** Bytes that an upload may have: a picture is decoded in memory. */
export const maxPictureBytes = 40 * 1024 * 1024
export const maxFileBytes = 500 * 1024 * 1024

/** Where a file is used: a document's key (`page:/about`, `slot:header`), a post (`post:id`), the look that visitors see (`theme`), one that is worked on (`theme:name`) or the site's settings (`site`). */
export const mediaUse = z.object({ key: z.string(), title: z.string(), where: z.enum(['live', 'draft', 'scheduled']) })
export type MediaUse = z.infer<typeof mediaUse>
