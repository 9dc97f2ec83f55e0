import { asc, lte } from 'drizzle-orm'
import type { Database } from '../db/open'
import { withSite } from '../db/scope'
import { reconcileRound } from '../db/file-tables'
import { site } from '../db/tables'
import { hashNew, type Reconciled, reconcileSite } from '../files/reconcile'
import type { Log } from '../log'
import type { ObjectStore } from '../storage/object-store'
import { withPlatform } from './with-platform'

type Deps = { database: Database; store: ObjectStore }
type How = { repair: boolean; verify?: boolean }

const allSites = async (database: Database) =>
  (
    await withPlatform(database, 'reconciling: which sites', (tx) =>
      tx.select({ id: site.siteId }).from(site).orderBy(asc(site.siteId)),
    )
  ).map((row) => row.id)

/** Reconciles every site, disabled ones included, with the store. */
export async function reconcileAll(
  { database, store }: Deps,
  how: How,
  done: (found: Reconciled) => void = () => {},
): Promise<Reconciled[]> {
  const all: Reconciled[] = []
  for (const id of await allSites(database)) {
    const found = await reconcileSite({ store, withSite: (of, work) => withSite(database, of, work) }, id, how)
    all.push(found)
    done(found)
  }
  return all
}

/** Computes the hashes left to the background. */
export async function hashAllNew({ database, store }: Deps, log: Log): Promise<void> {
  for (const id of await allSites(database))
    await hashNew({ store, withSite: (of, work) => withSite(database, of, work) }, id, (item, error) =>
      log.warn({ site: id, item, err: error }, 'A file could not be hashed.'),
    )
}

/** Interval for reconciling a site's files (ms). */
export const reconcileMs = 6 * 3_600_000

/** Claims a due site for this gateway: the caller that gets true does the work. */
async function takeRound(database: Database, id: string, now: number): Promise<boolean> {
  const taken = await withSite(database, id, (tx) =>
    tx
      .insert(reconcileRound)
      .values({ siteId: id, beganAt: new Date(now) })
      .onConflictDoUpdate({
        target: reconcileRound.siteId,
        set: { beganAt: new Date(now) },
        setWhere: lte(reconcileRound.beganAt, new Date(now - reconcileMs)),
      })
      .returning({ id: reconcileRound.siteId }),
  )
  return taken.length > 0
}

/** Whether something was found that a person should know. */
export const isTroubled = ({ strays, lost, redrawn, uploads, damaged }: Reconciled): boolean =>
  strays.length + lost.length + redrawn.length + uploads.length + damaged.length > 0

/** Maximum keys and ids of each kind in the log; the command lists all. */
const named = 10

/**
 * The automatic run, for the log: due sites, by whichever gateway asks first. A restarted gateway continues where the
 * previous one stopped. One failing site stops no other. Never rejects because of one.
 */
export async function reconcileQuietly({ database, store }: Deps, log: Log, now = Date.now()): Promise<void> {
  for (const id of await allSites(database)) {
    try {
      if (!(await takeRound(database, id, now))) continue
      const found = await reconcileSite({ store, withSite: (of, work) => withSite(database, of, work) }, id, {
        repair: true,
      })
      const { site: of, strays, lost, redrawn, uploads } = found
      if (isTroubled(found))
        log.warn(
          {
            site: of,
            strays: strays.slice(0, named),
            lost: lost.slice(0, named),
            redrawn: redrawn.slice(0, named),
            uploads: uploads.slice(0, named),
            counts: [strays, lost, redrawn, uploads].map((each) => each.length),
          },
          'Files and their rows did not agree. What could be healed was.',
        )
    } catch (error) {
      log.error({ site: id, err: error }, 'Files could not be held against their rows.')
    }
  }
}
