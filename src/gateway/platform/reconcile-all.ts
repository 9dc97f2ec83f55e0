import { asc } from 'drizzle-orm'
import type { Database } from '../db/open'
import { withSite } from '../db/scope'
import { site } from '../db/tables'
import { type Reconciled, reconcileSite } from '../files/reconcile'
import type { ObjectStore } from '../storage/object-store'
import { withPlatform } from './with-platform'

type Deps = { database: Database; store: ObjectStore }
type How = { repair: boolean; verify?: boolean }

/** Reconciles every site, disabled ones included, with the store. */
export async function reconcileAll(
  { database, store }: Deps,
  how: How,
  done: (found: Reconciled) => void = () => {},
): Promise<Reconciled[]> {
  const sites = await withPlatform(database, 'reconciling: which sites', (tx) =>
    tx.select({ id: site.siteId }).from(site).orderBy(asc(site.siteId)),
  )
  const all: Reconciled[] = []
  for (const { id } of sites) {
    const found = await reconcileSite({ store, withSite: (of, work) => withSite(database, of, work) }, id, how)
    all.push(found)
    done(found)
  }
  return all
}
