import * as z from 'zod/mini'
import type { Asset } from '../../layout/image'

/** Kind of a file, for the picker's filters. `text` means captions, `other` files that pages can only link to. */
export const mediaKinds = ['picture', 'video', 'audio', 'text', 'other'] as const
export type MediaKind = (typeof mediaKinds)[number]

/** A point in percent from left and top. */
export const focusPoint = z.tuple([z.number().check(z.gte(0), z.lte(100)), z.number().check(z.gte(0), z.lte(100))])

/** Alternative text by language; a language without text has no entry. */
export const altText = z.strictObject({
  th: z.optional(z.string().check(z.maxLength(500))),
  en: z.optional(z.string().check(z.maxLength(500))),
})

export const mediaItem = z.object({
  id: z.string(),
  /** Its name in documents. */
  asset: z.string(),
  name: z.string(),
  kind: z.enum(mediaKinds),
  mime: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Displayed size of a picture, in pixels. */
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  alt: altText,
  focus: z.optional(focusPoint),
  /** The id of the picture it was cropped from. */
  source: z.optional(z.string()),
  /** How to show it, with text in the caller's language; absent for files that pages cannot show. */
  shows: z.optional(z.custom<Asset>()),
  /** Its link target, for files that pages cannot show. */
  leadsTo: z.optional(z.custom<Asset>()),
  version: z.int(),
  createdAt: z.string(),
  createdBy: z.optional(z.string()),
  trashedAt: z.optional(z.string()),
})
export type MediaItem = z.infer<typeof mediaItem>

/** Largest picture upload in bytes: a picture is decoded in memory. */
export const maxPictureBytes = 40 * 1024 * 1024
/** Largest SVG that pages show: logos have some kilobytes. */
export const maxDrawingBytes = 2 * 1024 * 1024
export const maxFileBytes = 500 * 1024 * 1024

/**
 * Where a file is used: a document's key (`page:/about`, `slot:header`), a post (`post:id`), the live theme (`theme`),
 * a theme's draft (`theme:name`) or the site's settings (`site`).
 */
export const mediaUse = z.object({ key: z.string(), title: z.string(), where: z.enum(['live', 'draft', 'scheduled']) })
export type MediaUse = z.infer<typeof mediaUse>
