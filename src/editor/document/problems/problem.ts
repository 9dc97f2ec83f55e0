import type { DocumentEntry } from '@schemas/editor/entities/document'
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

/** A problem of the document, with a message for the author. An error blocks publishing. */
export type PageProblem = {
  kind: ProblemKind
  level: 'error' | 'warning'
  /** The node concerned; undefined for the page's own fields. */
  node?: string
  /** From the node's own fields, or the page's, to the value. */
  path?: FieldPath
  words: { en: string; th: string }
  /** How many alike ones in the same block the problem is for, where there are several. */
  count?: number
  fix?: Fix
}

/** Fixes a problem without a decision that only a person can make; one history step under its label. */
export type Fix = { label: { en: string; th: string }; run: (edit: Edit) => void }

/** What checks know besides the document. */
export type Facts = {
  /** The site's pages with their addresses, drafts included; undefined while unknown. */
  pages: readonly AddressedPage[] | undefined
  locales: readonly Locale[]
  asset: (name: string) => Asset | undefined
  /** Whether an upload is in the trash or deleted; false while unknown. */
  isLost: (name: string) => boolean
  /** The site's documents, including the trash; undefined while unknown. */
  documents: readonly Pick<DocumentEntry, 'key' | 'trashed' | 'draft'>[] | undefined
  /** Keys of the documents that contain the open one, itself included: linking one of them would be circular. */
  holders?: ReadonlySet<string> | undefined
  /** Keys of sections that contain themselves, or contain one that does. */
  rounds?: ReadonlySet<string> | undefined
  /**
   * Whether an address that matches a pattern has nothing to show, such as a post that does not exist; false while
   * unknown.
   */
  isGone: (to: string) => boolean
  /** The start props of a block type, and whether their text may stay. */
  fresh: (type: string) => Pick<BlockEditor, 'start' | 'hasReadableText' | 'whenEmpty'> | undefined
}

/** A stable key for the same problem, whatever document it was found in. */
export const problemKey = ({ kind, node = '', path = [], words: message, fix }: PageProblem): string =>
  [kind, node, path.join('.'), message.en, fix?.label.en].join(' ')
