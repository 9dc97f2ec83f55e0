import * as z from 'zod/mini'
import { documentKey } from '../layout/document-key'
import { ownPathFields } from '../layout/own-paths'
import { frames } from '../layout/page'
import { tidyPath } from '../layout/page-address'
import { pageOpen } from '../layout/page-open'
import { role } from '../layout/role'
import { text } from '../layout/text'

/** Where a document comes from: the theme as it is, the theme but changed here, or this site alone. */
export const documentOrigin = z.enum(['theme', 'customised', 'site'])

/** Where a page is to stand; `addressProblem` says what it must be. A slash at its end is none of it. */
export const pageAddress = z.string().check(z.trim(), z.maxLength(300), z.overwrite(tidyPath))

/** The answer's `error.details` when a save named another version than the newest: what to merge with. */
export const staleDetails = z.object({ version: z.int(), content: z.unknown(), updatedBy: z.optional(z.string()) })
export type StaleDetails = z.infer<typeof staleDetails>

/** A document in the list of pages; a slot has no `path`, and is for everybody. */
export const documentEntry = z.object({
  key: documentKey,
  path: z.optional(z.string()),
  /** Its addresses in one language alone. */
  paths: z.optional(ownPathFields),
  title: text(),
  frame: z.enum(frames),
  access: role,
  /** The least who may open it as visitors have it, where that is another. */
  liveAccess: z.optional(role),
  /** When visitors have it, where that is not always. */
  open: z.optional(pageOpen),
  /** The same as it is published, where that is another; null is always. */
  liveOpen: z.optional(z.nullable(pageOpen)),
  /** Visitors are asked for a password. */
  hasPassword: z.optional(z.boolean()),
  /** Search engines are asked not to list it. */
  noindex: z.optional(z.boolean()),
  /** The roles that have a view of their own. */
  views: z.array(role),
  /** Values for the parameters of its path, where it names some. */
  sample: z.optional(z.record(z.string(), z.string())),
  state: documentOrigin,
  /** The theme has another page by now than the one that this was made from. */
  isThemeNewer: z.optional(z.boolean()),
  /** What managers see is another than what visitors see. */
  draft: z.boolean(),
  /** Of the draft, where there is one. */
  version: z.optional(z.int()),
  trashed: z.boolean(),
  /** Visitors have no such page or section: it was never published, or taken away since. */
  unseen: z.optional(z.boolean()),
  /** Neither renamed nor trashed: the site cannot be without it at this address. */
  fixed: z.boolean(),
  /** Notes on it that are not settled. */
  notes: z.optional(z.int()),
  /** The address it had in the release, where it was given another since. */
  movedFrom: z.optional(z.string()),
  /** Addresses that it had before, at which nothing else was made since. */
  former: z.optional(z.array(z.string())),
  updatedAt: z.optional(z.string()),
  updatedBy: z.optional(z.string()),
  /** Whoever asks made the last change: names may be shared. */
  isMine: z.optional(z.boolean()),
})
export type DocumentEntry = z.infer<typeof documentEntry>
