import * as z from 'zod/mini'
import { fileKinds, itemId } from './file-item'

/** The most files that one row may have; a kind of rows may allow fewer. */
export const maxAttachments = 20

/** What files are linked to, as areas declare it (`src/areas/<area>/server/hooks/attachments.ts`). */
export const attachmentKind = z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/))
export const attachmentIds = z.array(itemId).check(z.maxLength(maxAttachments))

/** A file that belongs to a row, and is read by anyone who reads the row. */
export const attachment = z.object({
  id: z.string(),
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  mimetype: z.string(),
  kind: z.enum(fileKinds),
  /** Displayed size of a picture, in pixels. */
  dimensions: z.nullable(z.object({ width: z.int(), height: z.int() })),
  /** Address of a thumbnail, valid for at least some minutes; null where there is none. */
  thumbnail: z.nullable(z.string()),
  at: z.string(),
  isOwn: z.boolean(),
})
export type Attachment = z.infer<typeof attachment>

export const unknownAttachment = { status: 404, message: 'This file is no longer there.' }
