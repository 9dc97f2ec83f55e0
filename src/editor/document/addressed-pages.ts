import type { DocumentEntry } from '@schemas/editor/entities/document'
import { type AddressedPage, ownPathsOf } from '@schemas/layout/own-paths'
import { openState } from '@schemas/layout/page-open'

/**
 * The site's pages with the addresses they claim: drafts included, trashed pages not; `others` are further addresses in
 * use.
 */
export function addressedPages(documents: readonly DocumentEntry[], others: readonly string[] = []): AddressedPage[] {
  const pages = documents.flatMap((entry) =>
    entry.path === undefined || entry.trashed
      ? []
      : [
          {
            path: entry.path,
            own: ownPathsOf(entry),
            ...(entry.unseen ? { isUnseen: true } : {}),
            ...closedNow(entry),
          },
        ],
  )
  return [...pages, ...others.map((path) => ({ path, own: {} }))]
}

/** As currently edited: a page that is going offline should no longer be linked to. */
export function closedNow({ open }: Pick<DocumentEntry, 'open'>): Pick<AddressedPage, 'closed'> {
  const state = openState(open, Date.now())
  return state === 'open' ? {} : { closed: state === 'early' ? 'early' : 'offline' }
}

/** Every address pattern that a page answers to. */
export const patternsOf = (pages: readonly AddressedPage[]): string[] =>
  pages.flatMap(({ path, own }) => [path, ...Object.values(own)])
