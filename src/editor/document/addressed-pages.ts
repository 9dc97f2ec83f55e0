import type { DocumentEntry } from '@schemas/entities/document'
import { type AddressedPage, ownPathsOf } from '@schemas/layout/own-paths'
import { openState } from '@schemas/layout/page-open'

/** The site's pages with the addresses that they ask for, drafts included, those in the trash not; and `others` that something stands at. */
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

/** As it is edited: a page that is going offline is led to by nobody any more. */
export function closedNow({ open }: Pick<DocumentEntry, 'open'>): Pick<AddressedPage, 'closed'> {
  const state = openState(open, Date.now())
  return state === 'open' ? {} : { closed: state === 'early' ? 'early' : 'offline' }
}

/** Every pattern that a page answers to. */
export const patternsOf = (pages: readonly AddressedPage[]): string[] =>
  pages.flatMap(({ path, own }) => [path, ...Object.values(own)])
