import { eq, sql } from 'drizzle-orm'
import { call } from '@schemas/content/calls/post/set-options'
import { recordAudit } from '@gateway/audit/audit'
import { handle } from '@gateway/call/handle'
import { post } from '@gateway/db/post-tables'
import { CallError } from '@gateway/errors/call-error'
import { isReviewer, lockPost, postAuthorOf } from '../../domain/author-of-post'
import { describeOne } from '../../domain/describe-post'
import { forgetPages } from '../../domain/live-row'
import { postMessages } from '../../domain/messages'
import { postCategory } from '../../tables'

export const handler = handle(call, async (context) => {
  const { input, site, locale, services } = context
  const { id, draftNo, category, visibility, featured, reviewer } = input
  const changed = await context.tx(async (db) => {
    const author = await postAuthorOf(db, context)
    const row = await lockPost(db, author, id, context)
    if (row.trashedAt) throw new CallError('in_trash', postMessages.inTrash[locale])
    if (draftNo !== row.draftNo) throw new CallError('stale_version', postMessages.stale[locale])
    if (category !== undefined && (await db.$count(postCategory, eq(postCategory.slug, category))) === 0)
      throw new CallError('not_found', postMessages.noCategory[locale])
    if (reviewer && !(await isReviewer(db, reviewer))) throw new CallError('not_found', postMessages.noReviewer[locale])
    const before = {
      category: row.category,
      visibility: row.visibility,
      featured: row.featured,
      reviewer: row.reviewerId,
    }
    const after = {
      category: category ?? row.category,
      visibility: visibility ?? row.visibility,
      featured: featured ?? row.featured,
      reviewer: reviewer === undefined ? row.reviewerId : reviewer,
    }
    const { reviewer: _reviewer, ...shown } = after
    const [updated] = await db
      .update(post)
      .set({ ...shown, reviewerId: after.reviewer, version: sql`${post.version} + 1`, updatedAt: sql`now()` })
      .where(eq(post.id, id))
      .returning()
    if (!updated) throw new Error('The post is gone.')
    await forgetPages(db)
    await recordAudit(db, {
      site: site.id,
      person: author.id,
      action: 'post-options',
      subject: `post:${id}`,
      before,
      after,
    })
    return describeOne(db, updated)
  })
  services.sites.forget()
  return changed
})
