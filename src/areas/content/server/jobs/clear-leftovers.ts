import { and, eq, lt, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { defineJob } from '@gateway/jobs/define-job'
import { postPreview, postVersion } from '../tables'

/** Removes automatic saves that a later one replaced, which nobody merges with any more, and ended preview links. */
export const job = defineJob({
  name: 'content/clear-leftovers',
  title: { en: 'Clear old saves of posts', th: 'ล้างการบันทึกเก่าของบทความ' },
  input: z.strictObject({}),
  schedule: '40 3 * * *',
  run: async (tx, { site }) => {
    const isNamed = sql`EXISTS (SELECT 1 FROM post WHERE post.site_id = ${postVersion.siteId} AND post.id = ${postVersion.postId} AND ${postVersion.no} IN (post.draft_no, post.live_no, post.frozen_no, post.approved_no))`
    const removed = await tx
      .delete(postVersion)
      .where(
        and(
          eq(postVersion.siteId, site),
          lt(postVersion.supersededAt, sql`now() - interval '1 day'`),
          sql`NOT ${isNamed}`,
        ),
      )
      .returning({ no: postVersion.no })
    await tx.delete(postPreview).where(and(eq(postPreview.siteId, site), lt(postPreview.endsAt, sql`now()`)))
    return removed.length
  },
})
