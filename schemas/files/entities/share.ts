import * as z from 'zod/mini'
import { fileKinds, sharePermissions } from './file-item'

/** The code of a link: 24 letters, 144 random bits. */
export const shareCode = z.string().check(z.minLength(1), z.maxLength(64))
/** A share's own id, used by those who may change it. */
export const shareId = z.string().check(z.minLength(1), z.maxLength(64))
/** Proof of an unlocked visit, sent with each call; it expires, and ends when the password changes. */
export const shareVisit = z.optional(z.string().check(z.maxLength(200)))

/** `off` can be switched on again under the same link; `revoked` never answers again. */
export const shareStates = ['active', 'off', 'expired', 'exhausted', 'revoked'] as const
export const shareState = z.enum(shareStates)
export type ShareState = (typeof shareStates)[number]

export type SharePermissions = z.infer<typeof sharePermissions>
/** A link's default permissions. */
export const readOnly: SharePermissions = { read: true, update: false, create: false, delete: false, share: false }

/** A share as seen by those who may change it. */
export const share = z.object({
  id: z.string(),
  /** Raised with every change of its settings and permissions. */
  version: z.int(),
  item: z.object({ id: z.string(), name: z.string(), type: z.enum(['file', 'folder']) }),
  code: z.string(),
  /** The page that the link opens, with this site's origin. */
  address: z.string(),
  state: shareState,
  /** A private note: whom it was sent to. Visitors do not see it. */
  label: z.string(),
  isPassword: z.boolean(),
  expiresAt: z.nullable(z.string()),
  permissions: sharePermissions,
  downloadsAllowed: z.nullable(z.int()),
  downloadsUsed: z.int(),
  madeBy: z.nullable(z.string()),
  createdAt: z.string(),
  /** When the link was last used. */
  visitedAt: z.nullable(z.string()),
})
export type Share = z.infer<typeof share>

/**
 * A file or folder as a link shows it. The shared item's `_id` is the link's code and it has no parent; its content has
 * paths below it, so that nothing reveals the location of the whole.
 */
export const sharedItem = z.object({
  _id: z.string(),
  name: z.string(),
  /** Path within the share: `/` is the shared folder itself. */
  path: z.string(),
  type: z.enum(['file', 'folder']),
  parent: z.nullable(z.string()),
  size: z.int(),
  mimetype: z.nullable(z.string()),
  kind: z.nullable(z.enum(fileKinds)),
  /** Lower-case extension of the name, without the dot. */
  ending: z.string(),
  dimensions: z.nullable(z.object({ width: z.int(), height: z.int() })),
  /** Addresses of small and large previews, valid as long as the share. */
  thumbnail: z.nullable(z.string()),
  picture: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  items: z.nullable(z.int()),
})
export type SharedItem = z.infer<typeof sharedItem>

/** Operations on a share, as its log records them. */
export const shareActs = ['opened', 'refused', 'preview', 'download', 'zip', 'upload', 'folder'] as const
export type ShareAct = (typeof shareActs)[number]
