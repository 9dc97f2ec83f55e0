import type { Locale } from '@schemas/layout/locale'
import type { Db } from '../db/open'
import type { Site } from '../platform/sites'

/** An address with content of its own, the languages that it is in, and when that changed. */
export type ListedAddress = { path: string; languages: readonly Locale[]; changedAt: Date }

/** What search engines find of an area beyond pages: `src/areas/<area>/server/hooks/sitemap.ts`. */
type SitemapHook = (db: Db, site: Site) => Promise<readonly ListedAddress[]>

// Loaded with the first request: the areas' code builds on this layer.
const files = import.meta.glob<{ sitemap: SitemapHook }>('/src/areas/*/server/hooks/sitemap.ts')

/** The addresses of all areas, in the order of their names. */
export async function listedAddresses(db: Db, site: Site): Promise<ListedAddress[]> {
  const addresses: ListedAddress[] = []
  // One after the other: they share a transaction.
  for (const load of Object.keys(files)
    .toSorted()
    .map((file) => files[file])) {
    const hook = await load?.()
    addresses.push(...((await hook?.sitemap(db, site)) ?? []))
  }
  return addresses
}
