import { and, eq, sql } from 'drizzle-orm'
import { recordAudit } from '@gateway/audit/audit'
import { post } from '@gateway/db/post-tables'
import { defineJob } from '@gateway/jobs/define-job'
import { enqueueJob } from '@gateway/jobs/enqueue-job'
import { forgetPages } from '../domain/live-row'
import { notifyOfMove } from '../domain/notify-of-move'
import { plannedEnd } from '../domain/planned-end'
import { publishJob, unpublishJob } from '../domain/planned-jobs'
import { publishVersion } from '../domain/publish-post'

/** Publishes the version that a schedule holds; the time of publication is the planned one, however late this runs. */
export const job = defineJob({
  ...publishJob,
  run: async (tx, { site, services, log, afterCommit, runAgain }, { post: id }) => {
    const [row] = await tx
      .select()
      .from(post)
      .where(and(eq(post.siteId, site), eq(post.id, id)))
      .for('update')
    // Unscheduled, moved to the trash, or published by hand meanwhile.
    if (!row || row.work !== 'scheduled' || row.trashedAt || !row.publishAt || row.frozenNo === null) return 0
    if (row.publishAt.getTime() > Date.now()) {
      runAgain(row.publishAt)
      return 0
    }
    const at = row.publishAt
    const end = plannedEnd(row)
    const change = await publishVersion(tx, {
      row,
      no: row.frozenNo,
      locales: row.frozenLocales,
      by: row.reviewerId,
      at,
    })
    await tx
      .update(post)
      .set({
        ...change,
        frozenNo: null,
        frozenLocales: [],
        frozenUntil: null,
        publishAt: null,
        unpublishAt: end ?? null,
        submittedBy: null,
        version: sql`${post.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(eq(post.id, id))
    if (end) await enqueueJob(tx, unpublishJob, { site, input: { post: id }, key: id, runAt: end })
    await forgetPages(tx)
    await notifyOfMove(tx, { row, to: 'live', by: null })
    await recordAudit(tx, {
      site,
      person: undefined,
      action: 'post-move',
      subject: `post:${id}`,
      before: { live: row.live, work: row.work },
      after: { to: 'live', draft: row.frozenNo, locales: row.frozenLocales, at: at.toISOString() },
    })
    log.info({ site, post: id }, 'A scheduled post was published.')
    afterCommit(services.sites.forget)
    return 1
  },
})
