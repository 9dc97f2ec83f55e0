import { randomUUID } from 'node:crypto'
import { and, asc, eq, not, sql } from 'drizzle-orm'
import { themeKey } from '@schemas/editor/entities/release'
import type { Database, Db } from '../db/open'
import { audit, publication } from '../db/tables'
import { applyChanges } from '../drafts/apply-changes'
import { isDecidedSince } from '../drafts/decided'
import { lockReleases, writeRelease } from '../drafts/make-release'
import type { Log } from '../log'
import { withPlatform } from './with-platform'

export type PlannedReleases = {
  /** Makes every due release, of all sites. Resolves to how many this gateway made. */
  runDue: () => Promise<number>
  /** Polls for due ones until the returned function is called, which waits for running work. */
  start: () => () => Promise<void>
}

const everyMs = 5000

/** Scheduled releases, made by whichever gateway comes first. If one dies, the next takes over. */
export function plannedReleases(database: Database, log: Log, forget: () => void): PlannedReleases {
  let isStopping = false
  async function runDue(): Promise<number> {
    let made = 0
    for (;;) {
      // The rest is left to the next gateway.
      if (isStopping) break
      const outcome = await withPlatform(database, 'planned releases', (tx) => runOne(tx, log))
      if (outcome === 'none') break
      if (outcome === 'made') made += 1
    }
    if (made > 0) forget()
    return made
  }

  return {
    runDue,
    start: () => {
      let running: Promise<unknown> = Promise.resolve()
      let busy = false
      isStopping = false
      const timer = setInterval(() => {
        if (busy) return
        busy = true
        running = runDue()
          .catch((error: unknown) => log.error({ err: error }, 'Planned releases could not be looked for.'))
          .finally(() => {
            busy = false
          })
      }, everyMs)
      return async () => {
        clearInterval(timer)
        isStopping = true
        await running
      }
    },
  }
}

/** Earlier schedules of the site: until they are made, by any gateway, no later one is. */
const comesLater = sql`EXISTS (SELECT 1 FROM publication AS earlier WHERE earlier.site_id = ${publication.siteId} AND earlier.status = 'waiting' AND (earlier.due_at, earlier.id) < (${publication.dueAt}, ${publication.id}))`

/** One due release in one transaction. SKIP LOCKED: does not wait for another gateway's. */
async function runOne(tx: Db, log: Log): Promise<'made' | 'passed' | 'none'> {
  const [due] = await tx
    .select()
    .from(publication)
    .where(and(eq(publication.status, 'waiting'), sql`${publication.dueAt} <= now()`, not(comesLater)))
    .orderBy(asc(publication.dueAt), asc(publication.id))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!due) return 'none'
  const { siteId, id } = due
  const finish = (db: Db, status: 'done' | 'failed', releaseNo?: number) =>
    db
      .update(publication)
      .set({ status, releaseNo: releaseNo ?? null })
      .where(and(eq(publication.siteId, siteId), eq(publication.id, id)))
  try {
    // Behind a savepoint: one that fails is marked, and blocks no other.
    return await tx.transaction(async (point) => {
      const held = await lockReleases(point, siteId)
      const content = applyChanges(
        held.content,
        due.changes.filter(
          (change) =>
            !isDecidedSince(
              held.content,
              'tokens' in change ? { key: change.key, theme: change.tokens.theme } : change,
              due.plannedAt,
            ),
        ),
      )
      const keys = content.changed ?? []
      if (keys.length === 0) {
        await finish(point, 'done')
        return 'passed'
      }
      const no = await writeRelease(point, { site: siteId, content, note: due.note, by: due.plannedBy })
      await finish(point, 'done', no)
      await point.insert(audit).values({
        siteId,
        id: randomUUID(),
        at: new Date(),
        personId: due.plannedBy,
        action: 'publish',
        subject: `release:${no}`,
        before: { release: held.no, ...(keys.includes(themeKey) ? { tokens: held.content.tokens ?? null } : {}) },
        after: {
          release: no,
          keys,
          ...(keys.includes(themeKey) ? { tokens: content.tokens } : {}),
          note: due.note,
          publication: id,
        },
      })
      log.info({ site: siteId, release: no, publication: id }, 'A planned release was made.')
      return 'made'
    })
  } catch (error) {
    if (isPassing(error)) throw error
    log.error({ err: error, site: siteId, publication: id }, 'A planned release could not be made.')
    await finish(tx, 'failed')
    return 'passed'
  }
}

/** A timeout, a conflict or a lost database: the next poll may succeed. */
function isPassing(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code } = at as NodeJS.ErrnoException
    if (code && /^(?:08|40|53|55|57)...$|^E[A-Z]+$/.test(code)) return true
  }
  return false
}
