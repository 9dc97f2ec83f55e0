import * as z from 'zod/mini'
import { documentKey } from '../layout/document-key'
import { text } from '../layout/text'
import { exportKinds, exportStates } from './export-file'

/** What may be done with a document of a file: made where there is none, put in another's place as its draft, made beside it, or left. */
export const importChoices = ['make', 'replace', 'copy', 'skip'] as const
export type ImportChoice = (typeof importChoices)[number]

/** Something to know before a document is brought in. An error keeps it out; `message` is in the caller's language. */
export const importNote = z.object({ level: z.enum(['error', 'warning']), message: z.string() })
export type ImportNote = z.infer<typeof importNote>

/** A document of a file beside what the site has. */
export const importEntry = z.object({
  key: documentKey,
  title: text(),
  state: z.enum(['new', 'taken', 'same', 'refused']),
  /** What the caller may choose; the first is proposed. */
  choices: z.array(z.enum(importChoices)).check(z.minLength(1)),
  /** The draft that was compared with (0: none): it must still be that one when the document is written. */
  base: z.int(),
  /** A free address for a copy of a page. */
  copyTo: z.optional(z.string()),
  /** Names of the uploads that it shows, as they stand in the archive. */
  uploads: z.array(z.string()),
  notes: z.array(importNote),
})
export type ImportEntry = z.infer<typeof importEntry>

/** What an import would do, before anything is written. */
export const importPlan = z.object({
  /** Of what the file says: what is imported must be what was looked at. */
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
      /** Whether the site has the same bytes, or they were brought in already and only wait for the import. */
      state: z.enum(['new', 'here', 'brought']),
    }),
  ),
  /** A theme, or the look of a whole site. It becomes a theme of this one that nobody sees until it is published: `here` where one of just this look is there already, `same` where visitors see it. */
  theme: z.optional(
    z.object({
      title: text(),
      state: z.enum(['new', 'here', 'same', 'refused']),
      note: z.optional(z.string()),
      uploads: z.array(z.string()),
    }),
  ),
  /** Of a whole site: how many addresses would lead elsewhere from then on, how many lead just so already, and how many cannot, with why the first of them do not. */
  redirects: z.optional(z.object({ fresh: z.int(), same: z.int(), refused: z.int(), notes: z.array(z.string()) })),
})
export type ImportPlan = z.infer<typeof importPlan>

/** What became of the documents of an import. */
export const importResult = z.object({
  id: z.string(),
  /** In the order of the file; `from` is the key that it had there. */
  documents: z.array(z.object({ key: documentKey, from: documentKey, choice: z.enum(importChoices), title: text() })),
  /** How many uploads became files of the site. */
  uploads: z.int(),
  /** The name of the theme that was made. */
  theme: z.optional(z.string()),
  /** How many redirects lead visitors since. */
  redirects: z.optional(z.int()),
})
export type ImportResult = z.infer<typeof importResult>
