import { and, asc, eq, isNull } from 'drizzle-orm'
import type { BlockTypes } from '@schemas/layout/prepare'
import type { Database } from '../db/open'
import { withSite } from '../db/scope'
import { rehearsal, type RehearsalSummary, site } from '../db/tables'
import type { Log } from '../log'
import { type DocumentReport, rehearseSite } from '../rehearsal/rehearse-site'
import { withPlatform } from './with-platform'

type Deps = { database: Database; types: BlockTypes }

/** Every site, disabled ones included: their content may return one day. */
export async function rehearseAll(
  { database, types }: Deps,
  report: (site: string, found: DocumentReport) => void,
  done: (site: string, summary: RehearsalSummary) => void,
): Promise<RehearsalSummary> {
  const ids = await withPlatform(database, 'rehearsal: which sites', (tx) =>
    tx.select({ id: site.siteId }).from(site).orderBy(asc(site.siteId)),
  )
  let total = none
  for (const { id } of ids) {
    const summary = await rehearseSite(
      (work) => withSite(database, id, work),
      types,
      (found) => report(id, found),
    )
    total = sum(total, summary)
    done(id, summary)
  }
  return total
}

const none: RehearsalSummary = { documents: 0, changed: 0, failed: 0, lost: 0 }
const sum = (one: RehearsalSummary, other: RehearsalSummary): RehearsalSummary => ({
  documents: one.documents + other.documents,
  changed: one.changed + other.changed,
  failed: one.failed + other.failed,
  lost: one.lost + other.lost,
  healed: (one.healed ?? 0) + (other.healed ?? 0),
})

/** Maximum documents with failures or losses in the log; the command lists all. */
const maxNamed = 20

/**
 * Rehearses the sites not yet rehearsed with this build, and records that. Never stops the gateway: broken content is
 * shown as a notice, stored content stays unchanged, and the log says what to look at.
 */
export async function rehearseNewBuild(
  { database, types }: Deps,
  build: string,
  log: Log,
): Promise<RehearsalSummary | undefined> {
  const ids = await withPlatform(database, 'rehearsal: which sites', (tx) =>
    tx
      .select({ id: site.siteId })
      .from(site)
      .leftJoin(rehearsal, and(eq(rehearsal.siteId, site.siteId), eq(rehearsal.build, build)))
      .where(isNull(rehearsal.siteId))
      .orderBy(asc(site.siteId)),
  )
  if (ids.length === 0) return undefined
  let total = none
  let named = 0
  for (const { id } of ids) {
    const summary = await rehearseSite(
      (work) => withSite(database, id, work),
      types,
      ({ where, no, key, fails, lost }) => {
        if (fails.length + lost.length === 0 || ++named > maxNamed) return
        log.warn(
          {
            site: id,
            document: key,
            where,
            ...(no === undefined ? {} : { no }),
            fails: fails.slice(0, 5),
            lost: lost.slice(0, 5),
          },
          'A stored document does not fit this build.',
        )
      },
    )
    total = sum(total, summary)
    await withSite(database, id, (tx) =>
      tx.insert(rehearsal).values({ siteId: id, build, summary }).onConflictDoNothing(),
    )
  }
  const facts = { sites: ids.length, build, ...total }
  if (total.failed + total.lost > 0)
    log.warn(
      facts,
      'This build was rehearsed: some of what is stored would fail or be lost. `npm run rehearse` names all of it.',
    )
  else log.info(facts, 'This build was rehearsed: all that is stored fits it.')
  return total
}
