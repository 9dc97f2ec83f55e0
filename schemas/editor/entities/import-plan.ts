import * as z from 'zod/mini'
import { documentKey } from '../../layout/document-key'
import { text } from '../../layout/text'
import { exportKinds, exportStates } from './export-file'

/** What to do with a document of a file: create it, replace another one's draft, add it as a copy, or skip it. */
export const importChoices = ['make', 'replace', 'copy', 'skip'] as const
export type ImportChoice = (typeof importChoices)[number]

/** A remark on a document before the import. An error excludes it; `message` is in the caller's language. */
export const importNote = z.object({ level: z.enum(['error', 'warning']), message: z.string() })
export type ImportNote = z.infer<typeof importNote>

/** A document of a file compared with the site's. */
export const importEntry = z.object({
  key: documentKey,
  title: text(),
  state: z.enum(['new', 'taken', 'same', 'refused']),
  /** The caller's choices; the first is the default. */
  choices: z.array(z.enum(importChoices)).check(z.minLength(1)),
  /** The draft it was compared with (0: none); it must still be the newest when the document is written. */
  base: z.int(),
  /** A free address for a copy of a page. */
  copyTo: z.optional(z.string()),
  /** Names of the uploads that it shows, as in the archive. */
  uploads: z.array(z.string()),
  notes: z.array(importNote),
})
export type ImportEntry = z.infer<typeof importEntry>

/** What an import would do, before anything is written. */
export const importPlan = z.object({
  /** Hash of the file's content: the imported file must be the reviewed one. */
  digest: z.string(),
  kind: z.enum(exportKinds),
  state: z.enum(exportStates),
  madeAt: z.string(),
  from: text(),
  documents: z.array(importEntry),
  uploads: z.array(
    z.object({
      file: z.string(),
      name: z.string(),
      /** Bytes. */
      size: z.int(),
      /** Whether the site has the same bytes (`here`), or they are uploaded and wait for the import (`brought`). */
      state: z.enum(['new', 'here', 'brought']),
    }),
  ),
  /**
   * A theme, or a whole site's theme. It becomes a theme of this site that no one sees until it is published. State:
   * `here` where the same theme exists already, `same` where visitors see it.
   */
  theme: z.optional(
    z.object({
      title: text(),
      state: z.enum(['new', 'here', 'same', 'refused']),
      note: z.optional(z.string()),
      uploads: z.array(z.string()),
    }),
  ),
  /**
   * For a whole site: the number of new redirects, of existing identical ones, and of impossible ones, with the reasons
   * for the first of those.
   */
  redirects: z.optional(z.object({ fresh: z.int(), same: z.int(), refused: z.int(), notes: z.array(z.string()) })),
})
export type ImportPlan = z.infer<typeof importPlan>

/** The outcome of an import. */
export const importResult = z.object({
  id: z.string(),
  /** In the order of the file; `from` is the document's key in the file. */
  documents: z.array(z.object({ key: documentKey, from: documentKey, choice: z.enum(importChoices), title: text() })),
  /** Number of uploads that became files of the site. */
  uploads: z.int(),
  /** The name of the theme that was made. */
  theme: z.optional(z.string()),
  /** Number of redirects that are now active. */
  redirects: z.optional(z.int()),
})
export type ImportResult = z.infer<typeof importResult>
