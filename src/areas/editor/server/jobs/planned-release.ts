import { and, asc, eq, lte, not, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { recordAudit } from '@gateway/audit/audit'
import { isDatabaseAway } from '@gateway/db/failures'
import type { Db } from '@gateway/db/open'
import { publication } from '@gateway/db/tables'
import { applyChanges } from '@gateway/drafts/apply-changes'
import { isDecidedSince } from '@gateway/drafts/decided'
import { lockReleases, writeRelease } from '@gateway/drafts/make-release'
import { defineJob } from '@gateway/jobs/define-job'
import type { Log } from '@gateway/log'
import { themeKey } from '@schemas/editor/entities/release'

/** Until another gateway has made an earlier one of the site (ms). */
const againMs = 5000

/**
 * Makes a scheduled release when it is due. The database enqueues a job for each schedule, under its id (see the
 * migration `ground-jobs`): also for those of gateways of earlier builds, which make due ones themselves.
 */
export const job = defineJob({
  name: 'editor/planned-release',
  title: { en: 'Publish at the scheduled time', th: 'เผยแพร่ตามเวลาที่ตั้งไว้' },
  input: z.strictObject({ publication: z.string() }),
  run: async (tx, { site, services, log, afterCommit, runAgain }, { publication: id }) => {
    const waitsUntil = async () => {
      const own = and(eq(publication.siteId, site), eq(publication.id, id), eq(publication.status, 'waiting'))
      const [found] = await tx.select({ dueAt: publication.dueAt }).from(publication).where(own)
      return found?.dueAt
    }
    // Made by a gateway of an earlier build, or cancelled.
    if (!(await waitsUntil())) return 0
    const outcome = await makeNext(tx, site, log)
    // One that was due earlier may have been made instead.
    const dueAt = await waitsUntil()
    if (dueAt) runAgain(outcome === 'none' ? new Date(Math.max(dueAt.getTime(), Date.now() + againMs)) : new Date())
    if (outcome !== 'made') return 0
    afterCommit(services.sites.forget)
    return 1
  },
})

/** Earlier schedules of the site: until they are made, by any gateway, no later one is. */
const comesLater = sql`EXISTS (SELECT 1 FROM publication AS earlier WHERE earlier.site_id = ${publication.siteId} AND earlier.status = 'waiting' AND (earlier.due_at, earlier.id) < (${publication.dueAt}, ${publication.id}))`

/** The site's earliest due release. SKIP LOCKED: does not wait for a gateway of an earlier build. */
async function makeNext(tx: Db, siteId: string, log: Log): Promise<'made' | 'passed' | 'none'> {
  const [due] = await tx
    .select()
    .from(publication)
    .where(and(eq(publication.status, 'waiting'), lte(publication.dueAt, sql`now()`), not(comesLater)))
    .orderBy(asc(publication.dueAt), asc(publication.id))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!due) return 'none'
  const { id } = due
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
      await recordAudit(point, {
        site: siteId,
        person: due.plannedBy ?? undefined,
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
    // The next attempt may succeed.
    if (isDatabaseAway(error)) throw error
    log.error({ err: error, site: siteId, publication: id }, 'A planned release could not be made.')
    await finish(tx, 'failed')
    return 'passed'
  }
}
