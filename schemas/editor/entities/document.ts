import * as z from 'zod/mini'
import { documentKey } from '../../layout/document-key'
import { ownPathFields } from '../../layout/own-paths'
import { frames } from '../../layout/page'
import { tidyPath } from '../../layout/page-address'
import { pageOpen } from '../../layout/page-open'
import { role } from '../../layout/role-schema'
import { text } from '../../layout/text'

/** Origin of a document: the unchanged theme, the theme with changes of this site, or this site only. */
export const documentOrigin = z.enum(['theme', 'customised', 'site'])

/** The path for a page; `addressProblem` defines what is valid. A trailing slash is dropped. */
export const pageAddress = z.string().check(z.trim(), z.maxLength(300), z.overwrite(tidyPath))

/** The answer's `error.details` when a save named an older version than the newest: what to merge with. */
export const staleDetails = z.object({ version: z.int(), content: z.unknown(), updatedBy: z.optional(z.string()) })
export type StaleDetails = z.infer<typeof staleDetails>

/** A document in the list of pages; a slot has no `path` and is visible to everyone. */
export const documentEntry = z.object({
  key: documentKey,
  path: z.optional(z.string()),
  /** Its addresses in single languages. */
  paths: z.optional(ownPathFields),
  title: text(),
  frame: z.enum(frames),
  access: role,
  /** The lowest role that may open the live page, where it differs. */
  liveAccess: z.optional(role),
  /** When visitors see it, where that is not always. */
  open: z.optional(pageOpen),
  /** The same for the live page, where it differs; null is always. */
  liveOpen: z.optional(z.nullable(pageOpen)),
  /** Visitors are asked for a password. */
  hasPassword: z.optional(z.boolean()),
  /** Search engines are asked not to list it. */
  noindex: z.optional(z.boolean()),
  /** The roles that have a separate view. */
  views: z.array(role),
  /** Values for the parameters of its path, where it has any. */
  sample: z.optional(z.record(z.string(), z.string())),
  state: documentOrigin,
  /** The theme's page has changed since this one was made from it. */
  isThemeNewer: z.optional(z.boolean()),
  /** The draft differs from what visitors see. */
  draft: z.boolean(),
  /** Version of the draft, where there is one. */
  version: z.optional(z.int()),
  trashed: z.boolean(),
  /** Since when it is in the trash. */
  trashedAt: z.optional(z.string()),
  /** Visitors still have it, because its move to the trash is not published. */
  stillLive: z.optional(z.boolean()),
  /** The address that it had, where another page has taken it since: then `path` is none that anybody can open. */
  parkedFrom: z.optional(z.string()),
  /** Visitors have no such page or section: it was never published, or removed since. */
  unseen: z.optional(z.boolean()),
  /** Can be neither renamed nor trashed: the site needs it at this address. */
  fixed: z.boolean(),
  /** Unresolved notes on it. */
  notes: z.optional(z.int()),
  /** Its address in the release, where it has been renamed since. */
  movedFrom: z.optional(z.string()),
  /** Previous addresses that are not in use again. */
  former: z.optional(z.array(z.string())),
  updatedAt: z.optional(z.string()),
  updatedBy: z.optional(z.string()),
  /** The caller made the last change; needed because people may share a name. */
  isMine: z.optional(z.boolean()),
})
export type DocumentEntry = z.infer<typeof documentEntry>
