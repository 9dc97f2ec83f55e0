import * as z from 'zod/mini'
import { isOneBatch, maxPathsAtOnce } from '../../folder-paths'

/**
 * The roots of all files; a root's name is accepted where a folder's id is. `mine`: a person's own, which no one else
 * sees. `organisation`: the site's people read and add files, each changes their own, staff everything. `media`: what
 * pages show, for managers.
 */
export const drives = ['mine', 'organisation', 'media'] as const
export const drive = z.enum(drives)
export type Drive = z.infer<typeof drive>

/** Kind of a file, for filters and icons. */
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
/** Items that one operation takes together. */
export const itemIds = z.array(itemId).check(z.minLength(1), z.maxLength(500))
/** As a person enters it; characters that no file system accepts are removed. */
export const itemName = z.string().check(z.trim(), z.minLength(1), z.maxLength(255))

/** The site's public key, for calls that need no session but this key. */
export const publicKey = z.optional(z.string().check(z.maxLength(100)))

export const accessMode = z.enum(['private', 'public'])

/**
 * What to do when a sibling has the name: `ask` refuses with 409 and names the sibling; `keep-both` numbers the new
 * one.
 */
export const nameConflict = z.enum(['ask', 'keep-both', 'replace', 'skip'])
export type NameConflict = z.infer<typeof nameConflict>

/**
 * What a share link allows: `read` (list, view, search, download) and `create` (add files) have an effect. `update`,
 * `delete` and `share` belong to the specification's shape: they are stored and returned unchanged and have no effect,
 * because no one may change another person's files anonymously.
 */
export const sharePermissions = z.object({
  read: z.boolean(),
  update: z.boolean(),
  create: z.boolean(),
  delete: z.boolean(),
  share: z.boolean(),
})

/** Folder paths below a folder, `Trip/Day 1`: limited so that one call does not keep others waiting. */
export const folderPaths = z
  .array(z.string().check(z.minLength(1), z.maxLength(4000)))
  .check(z.minLength(1), z.maxLength(maxPathsAtOnce), z.refine(isOneBatch))

/** A file or folder. The names of its first group are the seed's. */
export const fileItem = z.object({
  _id: z.string(),
  name: z.string(),
  /** Path of its parent folder from the root: `/Trips/2026`; `/` at the root. */
  path: z.string(),
  type: z.enum(['file', 'folder']),
  /** A folder's id or a root's name. */
  parent: z.string(),
  /** A public file's permanent address; null for folders and private files. */
  url: z.nullable(z.string()),
  /** Bytes; 0 for folders. */
  size: z.int(),
  mimetype: z.nullable(z.string()),
  /** Displayed size of a picture, in pixels. */
  dimensions: z.nullable(z.object({ width: z.int(), height: z.int() })),
  /** Address of a thumbnail, valid for at least some minutes; null where there is none. */
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
  /** Lower-case extension of the name, without the dot; empty without one. */
  ending: z.string(),
  version: z.int(),
  updatedAt: z.string(),
  trashedAt: z.nullable(z.string()),
  owner: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Visible to those who may change its share. */
  shareCode: z.nullable(z.string()),
  /** Direct items of a folder; null for files. */
  items: z.nullable(z.int()),
  /** What the caller may do with it. */
  can: z.object({ change: z.boolean(), share: z.boolean() }),
})
export type FileItem = z.infer<typeof fileItem>

/** Items to move or copy, and where to; name conflicts are resolved by `choices` per item, else by `conflict`. */
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
  /** Items left unchanged because a sibling has the name and no choice was made. */
  conflicts: z.array(z.object({ id: z.string(), name: z.string(), /** The sibling's id. */ with: z.string() })),
  /** Siblings moved to the trash because of `replace`. */
  replaced: z.array(z.string()),
})
export type Placed = z.infer<typeof placed>

export const crumb = z.object({ id: z.string(), name: z.string() })

/**
 * `used`, `quota` and `trash` in bytes; `used` includes the trash and running uploads. `files`: number of files in the
 * root outside the trash.
 */
export const storageUse = z.object({ used: z.int(), quota: z.int(), files: z.int(), trash: z.int() })
export type StorageUse = z.infer<typeof storageUse>

/**
 * A random name that the sender gives an upload from the start: starting again under it returns the same upload, and it
 * can be cancelled by it.
 */
export const uploadName = z.string().check(z.regex(/^[\w-]{16,64}$/))

/**
 * Purpose of an upload: a file in a folder, or the input of another call that names the upload (`account/set-avatar`,
 * `theme/add-font`, `transfer/preview-import`, `site/create`, `attachment/finish`).
 */
export const uploadPurposes = ['file', 'avatar', 'font', 'import', 'attachment'] as const
export type UploadPurpose = (typeof uploadPurposes)[number]

/** A running upload. `parent` is empty where it becomes no file. */
export const uploadState = z.object({
  id: z.string(),
  name: z.string(),
  parent: z.string(),
  size: z.int(),
  /** Bytes of each part but the last; the whole size where one request is enough. */
  partSize: z.int(),
  /** Number of parts; 1: the single `address` takes the whole file. */
  partCount: z.int(),
  /** Parts that the store has. */
  parts: z.array(z.object({ number: z.int(), size: z.int(), etag: z.string() })),
  expiresAt: z.string(),
})
export type UploadState = z.infer<typeof uploadState>

/** 5 MiB: stores refuse smaller parts, except for the last. */
export const leastPartBytes = 5_242_880
export const maxParts = 10_000
/** The sent parts of a file, in order, each with the ETag of its PUT's answer. */
export const sentParts = z
  .array(z.object({ number: z.int(), etag: z.string().check(z.maxLength(200)) }))
  .check(z.maxLength(maxParts))
export const parallelParts = 4
/** The largest file (bytes): the part limits would allow far more, but disks do not. */
export const maxUploadBytes = 1024 ** 4

/** Bytes of a part, so that no file has more than `maxParts`. */
export const partSizeOf = (size: number): number => Math.max(leastPartBytes, Math.ceil(size / maxParts))
