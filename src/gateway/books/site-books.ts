import type { Db } from '../db/open'
import type { Seal } from '../seal/seal'

/** A difference between two records of the same thing. */
export type BookFault = { fault: string; at: string }

/** Compares what an area has recorded twice on a site: `src/areas/<area>/server/books.ts` exports it as `books`. */
export type SiteBooks = (shop: { tx: Db; site: string; seal: Seal }) => Promise<BookFault[]>

const files = import.meta.glob<{ books: SiteBooks }>('/src/areas/*/server/books.ts', { eager: true })

/** The differences in the books of all areas on a site, each with its area; nothing when all agree. */
export async function auditBooks(of: Parameters<SiteBooks>[0]): Promise<(BookFault & { area: string })[]> {
  const found: (BookFault & { area: string })[] = []
  for (const [file, { books }] of Object.entries(files))
    for (const each of await books(of)) found.push({ area: file.split('/')[3] ?? '', ...each })
  return found
}
