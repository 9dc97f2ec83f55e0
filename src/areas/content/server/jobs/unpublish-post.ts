import { and, eq, sql } from 'drizzle-orm'
import { recordAudit } from '@gateway/audit/audit'
import { post } from '@gateway/db/post-tables'
import { defineJob } from '@gateway/jobs/define-job'
import { forgetPages } from '../domain/live-row'
import { unpublishJob } from '../domain/planned-jobs'

/** Ends the publication of a post at the time that was planned for it. */
export const job = defineJob({
  ...unpublishJob,
  run: async (tx, { site, services, afterCommit, runAgain }, { post: id }) => {
    const [row] = await tx
      .select()
      .from(post)
      .where(and(eq(post.siteId, site), eq(post.id, id)))
      .for('update')
    if (!row || row.live !== 'live' || row.trashedAt || !row.unpublishAt) return 0
    if (row.unpublishAt.getTime() > Date.now()) {
      runAgain(row.unpublishAt)
      return 0
    }
    await tx
      .update(post)
      .set({
        live: 'unpublished',
        liveLocales: [],
        unpublishAt: null,
        version: sql`${post.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(eq(post.id, id))
    await forgetPages(tx)
    await recordAudit(tx, {
      site,
      person: undefined,
      action: 'post-move',
      subject: `post:${id}`,
      before: { live: row.live },
      after: { to: 'unpublished' },
    })
    afterCommit(services.sites.forget)
    return 1
  },
})
