import type { DocumentEntry } from '@schemas/entities/document'
import { type AddressedPage, ownPathsOf } from '@schemas/layout/own-paths'

/** The site's pages with the addresses that they ask for, drafts included, those in the trash not; and `others` that something stands at. */
export function addressedPages(documents: readonly DocumentEntry[], others: readonly string[] = []): AddressedPage[] {
  const pages = documents.flatMap((entry) => (entry.path === undefined || entry.trashed ? [] : [{ path: entry.path, own: ownPathsOf(entry), ...(entry.unseen ? { isUnseen: true } : {}) }]))
  return [...pages, ...others.map((path) => ({ path, own: {} }))]
}

/** Every pattern that a page answers to. */
export const patternsOf = (pages: readonly AddressedPage[]): string[] => pages.flatMap(({ path, own }) => [path, ...Object.values(own)])
