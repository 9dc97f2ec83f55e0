import type { DocumentEntry } from '@schemas/entities/document'
import type { Asset } from '@schemas/layout/image'
import type { Locale } from '@schemas/layout/locale'
import type { AddressedPage } from '@schemas/layout/own-paths'
import type { BlockEditor } from '@kit/block-editor'
import type { Edit } from '../edit'
import type { FieldPath } from '../operations/set-field'

export type ProblemKind =
  | 'invalid'
  | 'alt'
  | 'headings'
  | 'contrast'
  | 'dead-link'
  | 'empty-link'
  | 'oversized'
  | 'translation'
  | 'sample'
  | 'missing'
  | 'empty'

/** Something that is wrong with the document, in words for the person who edits it. An error keeps it from being published. */
export type PageProblem = {
  kind: ProblemKind
  level: 'error' | 'warning'
  /** The node that it is found at; none where it is the page's own. */
  node?: string
  /** Leads from the node's own fields, or from the page's, to the value. */
  path?: FieldPath
  words: { en: string; th: string }
  fix?: Fix
}

/** What takes a problem away without a question that only a person can answer; one step of the history under its label. */
export type Fix = { label: { en: string; th: string }; run: (edit: Edit) => void }

/** What checks know beside the document. */
export type Facts = {
  /** The site's pages with their addresses, drafts included; undefined while they are not known. */
  pages: readonly AddressedPage[] | undefined
  locales: readonly Locale[]
  asset: (name: string) => Asset | undefined
  /** Whether an upload lies in the trash or is gone; false while that is not known. */
  isLost: (name: string) => boolean
  /** The site's documents, those in the trash included; undefined while they are not known. */
  documents: readonly Pick<DocumentEntry, 'key' | 'trashed' | 'draft'>[] | undefined
  /** Keys of what shows the open document, its own among them: in it they would go round in a circle. */
  holders?: ReadonlySet<string> | undefined
  /** Keys of the sections that show themselves, or one that does. */
  rounds?: ReadonlySet<string> | undefined
  /** Whether an address that a pattern takes has nothing to show, such as one of a post that is not there; false while that is not known. */
  isGone: (to: string) => boolean
  /** What a fresh block of a type says, and whether that may stay. */
  fresh: (type: string) => Pick<BlockEditor, 'start' | 'hasReadableText' | 'whenEmpty'> | undefined
}

/** The same text for the same problem, whatever document it was found in. */
export const problemKey = ({ kind, node = '', path = [], words: message, fix }: PageProblem): string =>
  [kind, node, path.join('.'), message.en, fix?.label.en].join(' ')
