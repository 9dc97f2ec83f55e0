import type { DocumentEntry } from '@schemas/editor/entities/document'
import type { PageTemplate } from '@schemas/editor/entities/page-template'
import type { FlatPage } from '@schemas/layout/flat/flat'
import type { Locale } from '@schemas/layout/locale'
import { type LocalisedText, pickText } from '@schemas/layout/pick-text'
import { renewIds } from '../../document/renew-ids'
import { writeDocument } from '../../document/read-document'
import { addressOf, checkAddress } from '../../document/check-address'

/** A template whose page has been parsed. */
export type Template = Omit<PageTemplate, 'content'> & { page: FlatPage }

/** What a new page starts from: nothing, a template, or the draft of another page. */
export type PageStart =
  | { kind: 'blank' }
  | { kind: 'template'; template: Template }
  | { kind: 'copy'; entry: DocumentEntry }

/** The typed values; undefined where the proposal applies. */
export type Typed = { title?: string | undefined; path?: string | undefined }

/** Field values: the typed ones, otherwise the proposals. */
export function shownFields(
  start: PageStart,
  typed: Typed,
  locale: Locale,
  documents: readonly DocumentEntry[],
): { title: string; path: string } {
  const page = start.kind === 'template' ? start.template.page.fields : undefined
  const title = typed.title ?? pickText(page?.title, locale)
  const proposed = page && typed.title === undefined ? freeAddress(page.path, documents) : addressOf(title)
  return { title, path: typed.path ?? proposed }
}

/** The typed values that remain when another start is chosen: a cleared field gets a proposal again. */
export const filledOnly = ({ title, path }: Typed): Typed => ({
  ...(title?.trim() ? { title } : {}),
  ...(path?.trim() ? { path } : {}),
})

/** The page's title: in both languages if it is the template's, otherwise as typed in one. */
export function titleOf(start: PageStart, { title }: Typed, locale: Locale): LocalisedText {
  if (title === undefined && start.kind === 'template') return start.template.page.fields.title
  return { [locale]: (title ?? '').trim() }
}

/** The source of the page in the gateway's input. */
export function madeFrom(start: PageStart): { from?: string; content?: unknown } {
  if (start.kind === 'copy') return { from: start.entry.key }
  return start.kind === 'template' ? { content: writeDocument('page:', renewIds(start.template.page)) } : {}
}

/** The address, or the first free one numbered after it. */
function freeAddress(path: string, documents: readonly DocumentEntry[]): string {
  for (let number = 1; ; number++) {
    const address = number === 1 ? path : `${path}-${number}`
    if (!checkAddress(address, documents)) return address
    // If no page is possible there at all, the field says why.
    if (number > documents.length + 1) return path
  }
}
