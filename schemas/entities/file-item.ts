import * as z from 'zod/mini'
import { isOneBatch, maxPathsAtOnce } from '../folder-paths'

/**
 * The roots that files hang from, each named where a folder's id may stand. `mine`: a person's own, which nobody else sees.
 * `organisation`: the site's people read them and add to them, each changes what they added, staff everything.
 * `media`: what pages show, for managers.
 */
export const drives = ['mine', 'organisation', 'media'] as const
export const drive = z.enum(drives)
export type Drive = z.infer<typeof drive>

/** What kind of thing a file is, as filters and icons have it. */
export const fileKinds = [
  'picture',
  'video',
  'audio',
  'pdf',
  'document',
  'sheet',
  'slides',
  'text',
  'archive',
  'other',
] as const
export type FileKind = (typeof fileKinds)[number]

/** An item's id, or the name of a root. */
export const folderId = z.string().check(z.minLength(1), z.maxLength(64))
export const itemId = z.string().check(z.minLength(1), z.maxLength(64))
/** Items that one act takes together. */
export const itemIds = z.array(itemId).check(z.minLength(1), z.maxLength(500))
/** As a person writes it; what no file system takes is left out of it. */
export const itemName = z.string().check(z.trim(), z.minLength(1), z.maxLength(255))

/** The site's public key, for calls that whoever knows it may ask without a session. */
export const publicKey = z.optional(z.string().check(z.maxLength(100)))

export const accessMode = z.enum(['private', 'public'])

/** What to do where a sibling has the name: `ask` refuses with 409 and says of which; `keep-both` numbers the new one. */
export const nameConflict = z.enum(['ask', 'keep-both', 'replace', 'skip'])
export type NameConflict = z.infer<typeof nameConflict>

/**
 * What a link lets whoever holds it do: `read` (list, look at, search, download) and `create` (put files in) are what it opens and closes. `update`, `delete`
 * and `share` belong to the specification's shape: they are kept and given back as they came, and open nothing, because nobody changes somebody's files without a name.
 */
export const sharePermissions = z.object({
  read: z.boolean(),
  update: z.boolean(),
  create: z.boolean(),
  delete: z.boolean(),
  share: z.boolean(),
})

/** Folders by their paths below one, `Trip/Day 1`: as many as are made before others have waited long. */
export const folderPaths = z
  .array(z.string().check(z.minLength(1), z.maxLength(4000)))
  .check(z.minLength(1), z.maxLength(maxPathsAtOnce), z.refine(isOneBatch))

/** A file or folder. The names of its first group are the seed's. */
export const fileItem = z.object({
  _id: z.string(),
  name: z.string(),
  /** Where it lies, from its root: `/Trips/2026`; `/` at the root. */
  path: z.string(),
  type: z.enum(['file', 'folder']),
  /** A folder's id or a root's name. */
  parent: z.string(),
  /** A public file's own address; null for folders and for what is private. */
  url: z.nullable(z.string()),
  /** Bytes; a folder's own are 0. */
  size: z.int(),
  mimetype: z.nullable(z.string()),
  /** Pixels, of a picture as it is seen. */
  dimensions: z.nullable(z.object({ width: z.int(), height: z.int() })),
  /** An address of a small picture that holds for some minutes at least; null where there is none. */
  thumbnail: z.nullable(z.string()),
  /** ISO time. */
  createdAt: z.string(),
  isShare: z.boolean(),
  isPassword: z.boolean(),
  shareExpire: z.nullable(z.string()),
  permissions: z.nullable(sharePermissions),

  kind: z.nullable(z.enum(fileKinds)),
  drive,
  mode: accessMode,
  /** Lower-case ending of the name, without the dot; empty without one. */
  ending: z.string(),
  version: z.int(),
  updatedAt: z.string(),
  trashedAt: z.nullable(z.string()),
  owner: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Seen by whoever may change its share. */
  shareCode: z.nullable(z.string()),
  /** Things in a folder, not counting those deeper; null of files. */
  items: z.nullable(z.int()),
  /** What the caller may do with it. */
  can: z.object({ change: z.boolean(), share: z.boolean() }),
})
export type FileItem = z.infer<typeof fileItem>

/** What is moved or copied where; where a name is taken, as `choices` has it for each, else `conflict` for all. */
export const placing = z.strictObject({
  ids: itemIds,
  to: folderId,
  conflict: z._default(nameConflict, 'ask'),
  /** By the item's id. */
  choices: z.optional(z.record(itemId, nameConflict)),
})
export type Placing = z.input<typeof placing>
export const placed = z.object({
  items: z.array(fileItem),
  /** What was left as it is, because a sibling has its name and nobody said what to do. */
  conflicts: z.array(z.object({ id: z.string(), name: z.string(), /** The sibling's. */ with: z.string() })),
  /** Siblings that went into the trash, because `replace` was said. */
  replaced: z.array(z.string()),
})
export type Placed = z.infer<typeof placed>

export const crumb = z.object({ id: z.string(), name: z.string() })

/** `used`, `quota` and `trash` in bytes; `used` counts the trash and what is being uploaded, too. `files`: how many of the root do not lie in the trash. */
export const storageUse = z.object({ used: z.int(), quota: z.int(), files: z.int(), trash: z.int() })
export type StorageUse = z.infer<typeof storageUse>

/** What a sender calls an upload from its start on, at random: asked for once more under it, the same is given, and it can be given up by it. */
export const uploadName = z.string().check(z.regex(/^[\w-]{16,64}$/))

/**
 * What becomes of what is sent: a file of a folder, or what another call makes of it, which names the upload (`account/set-avatar`, `theme/add-font`,
 * `transfer/preview-import`, `site/create`).
 */
export const uploadPurposes = ['file', 'avatar', 'font', 'import'] as const
export type UploadPurpose = (typeof uploadPurposes)[number]

/** A file on its way. `parent` is empty where it becomes none. */
export const uploadState = z.object({
  id: z.string(),
  name: z.string(),
  parent: z.string(),
  size: z.int(),
  /** Bytes of each part but the last; the size itself where one request takes all. */
  partSize: z.int(),
  /** How many parts there are; 1: the one `address` takes the whole file. */
  partCount: z.int(),
  /** Parts that the store has. */
  parts: z.array(z.object({ number: z.int(), size: z.int(), etag: z.string() })),
  expiresAt: z.string(),
})
export type UploadState = z.infer<typeof uploadState>

/** 5 MiB: stores refuse smaller parts, but for the last. */
export const leastPartBytes = 5_242_880
export const maxParts = 10_000
/** What was sent of a file in parts, in order, each with the ETag that its PUT was answered with. */
export const sentParts = z
  .array(z.object({ number: z.int(), etag: z.string().check(z.maxLength(200)) }))
  .check(z.maxLength(maxParts))
export const parallelParts = 4
/** The largest file (bytes): what the largest parts hold together is far more, a disk is not. */
export const maxUploadBytes = 1024 ** 4

/** Bytes of a part, so that no file has more than `mostParts`. */
export const partSizeOf = (size: number): number => Math.max(leastPartBytes, Math.ceil(size / maxParts))
