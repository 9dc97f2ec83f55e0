import * as z from 'zod/mini'
import { fileKinds, sharePermissions } from './file-item'

/** What a link stands for: 24 letters, 144 bits of chance. */
export const shareCode = z.string().check(z.minLength(1), z.maxLength(64))
/** A share's own id, by which whoever may change it names it. */
export const shareId = z.string().check(z.minLength(1), z.maxLength(64))
/** What an unlocked visit shows with each call; ends by itself, and when the password changes. */
export const shareVisit = z.optional(z.string().check(z.maxLength(200)))

/** `off` can be switched on again under the same link; `revoked` never answers again. */
export const shareStates = ['active', 'off', 'expired', 'exhausted', 'revoked'] as const
export const shareState = z.enum(shareStates)
export type ShareState = (typeof shareStates)[number]

export type SharePermissions = z.infer<typeof sharePermissions>
/** What a link lets anyone do unless somebody says more. */
export const readOnly: SharePermissions = { read: true, update: false, create: false, delete: false, share: false }

/** A share as whoever may change it sees it. */
export const share = z.object({
  id: z.string(),
  /** Rises with every change of what it asks and allows. */
  version: z.int(),
  item: z.object({ id: z.string(), name: z.string(), type: z.enum(['file', 'folder']) }),
  code: z.string(),
  /** The page that the link opens, with this site's origin. */
  address: z.string(),
  state: shareState,
  /** A note for oneself: whom it was sent to. Visitors do not see it. */
  label: z.string(),
  isPassword: z.boolean(),
  expiresAt: z.nullable(z.string()),
  permissions: sharePermissions,
  downloadsAllowed: z.nullable(z.int()),
  downloadsUsed: z.int(),
  madeBy: z.nullable(z.string()),
  createdAt: z.string(),
  /** When somebody last came by the link. */
  visitedAt: z.nullable(z.string()),
})
export type Share = z.infer<typeof share>

/**
 * A file or folder as a link shows it. The shared one's own `_id` is the link's code and it lies nowhere; what is in it lies below that, so that nothing
 * tells of where the whole lies.
 */
export const sharedItem = z.object({
  _id: z.string(),
  name: z.string(),
  /** Where it lies in what is shared: `/` is the shared folder itself. */
  path: z.string(),
  type: z.enum(['file', 'folder']),
  parent: z.nullable(z.string()),
  size: z.int(),
  mimetype: z.nullable(z.string()),
  kind: z.nullable(z.enum(fileKinds)),
  /** Lower-case ending of the name, without the dot. */
  ending: z.string(),
  dimensions: z.nullable(z.object({ width: z.int(), height: z.int() })),
  /** Addresses of small and large pictures of it, which answer as long as the share does. */
  thumbnail: z.nullable(z.string()),
  picture: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  items: z.nullable(z.int()),
})
export type SharedItem = z.infer<typeof sharedItem>

/** What can be done with a share, as its log has it. */
export const shareActs = ['opened', 'refused', 'preview', 'download', 'zip', 'upload', 'folder'] as const
export type ShareAct = (typeof shareActs)[number]
