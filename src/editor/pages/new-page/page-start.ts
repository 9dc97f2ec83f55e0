import type { DocumentEntry } from '@schemas/entities/document'
import type { PageTemplate } from '@schemas/entities/page-template'
import type { FlatPage } from '@schemas/layout/flat/flat'
import type { Locale } from '@schemas/layout/locale'
import { type LocalisedText, pickText } from '@schemas/layout/text'
import { renewIds } from '../../document/renew-ids'
import { writeDocument } from '../../document/read-document'
import { addressOf, checkAddress } from '../check-address'

/** A template whose page was read. */
export type Template = Omit<PageTemplate, 'content'> & { page: FlatPage }

/** What a new page begins with: nothing, a template, or another page as it is being edited. */
export type PageStart =
  | { kind: 'blank' }
  | { kind: 'template'; template: Template }
  | { kind: 'copy'; entry: DocumentEntry }

/** What a person wrote; undefined where they left it to the start. */
export type Typed = { title?: string | undefined; path?: string | undefined }

/** What stands in the fields: what was typed, else what is proposed. */
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

/** What is left of what was typed when another start is chosen: a field that was emptied is proposed for again. */
export const filledOnly = ({ title, path }: Typed): Typed => ({
  ...(title?.trim() ? { title } : {}),
  ...(path?.trim() ? { path } : {}),
})

/** The page's name in both languages where it is the template's, else as it was written in one. */
export function titleOf(start: PageStart, { title }: Typed, locale: Locale): LocalisedText {
  if (title === undefined && start.kind === 'template') return start.template.page.fields.title
  return { [locale]: (title ?? '').trim() }
}

/** What the gateway makes the page from. */
export function madeFrom(start: PageStart): { from?: string; content?: unknown } {
  if (start.kind === 'copy') return { from: start.entry.key }
  return start.kind === 'template' ? { content: writeDocument('page:', renewIds(start.template.page)) } : {}
}

/** The address, or the first of those numbered after it, at which no page stands. */
function freeAddress(path: string, documents: readonly DocumentEntry[]): string {
  for (let number = 1; ; number++) {
    const address = number === 1 ? path : `${path}-${number}`
    if (!checkAddress(address, documents)) return address
    // Where nothing can stand at all, the field says why.
    if (number > documents.length + 1) return path
  }
}
