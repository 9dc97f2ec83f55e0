import { randomUUID } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import { call } from '@schemas/content/calls/post/set-category'
import { ownPerson } from '@gateway/auth/own-person'
import { recordAudit } from '@gateway/audit/audit'
import { handle } from '@gateway/call/handle'
import { CallError } from '@gateway/errors/call-error'
import { rankBetween } from '@gateway/rank/rank'
import { makeSlug } from '@schemas/content/rules/slug'
import { pathWords } from '../../domain/first-segments'
import { forgetPages } from '../../domain/live-row'
import { postMessages } from '../../domain/messages'
import { freeSlug, lockSlugs } from '../../domain/post-slugs'
import { postCategory, postSlug } from '../../tables'

export const handler = handle(call, async (context) => {
  const { input, site, locale, services } = context
  const { id, version, name, description, cover } = input
  const answer = await context.tx(async (db) => {
    if (!name.th?.trim() && !name.en?.trim()) throw new CallError('unprocessable', postMessages.needsName[locale])
    const facts = {
      name,
      ...(description === undefined ? {} : { description }),
      ...(cover === undefined ? {} : { cover }),
    }
    const record = (row: { id: string; slug: string }, before: unknown) =>
      recordAudit(db, {
        site: site.id,
        person: ownPerson(context).id,
        action: 'post-category',
        subject: `post-category:${row.id}`,
        before,
        after: { slug: row.slug, ...facts },
      })
    if (id === undefined) {
      await lockSlugs(db, site.id)
      const wanted = makeSlug({ en: name.en, th: name.th })
      // Words that pages begin with are another address, so the next free one is taken.
      const slug = await freeSlug(
        db,
        pathWords(services.pages.of(site).patterns).has(wanted) ? `${wanted}-posts` : wanted,
      )
      const [last] = await db
        .select({ rank: postCategory.rank })
        .from(postCategory)
        .orderBy(desc(sql`${postCategory.rank} COLLATE "C"`))
        .limit(1)
      const row = { id: randomUUID(), slug }
      // Categories of before have no rank, and stand first.
      await db
        .insert(postCategory)
        .values({ siteId: site.id, ...row, ...facts, rank: rankBetween(last?.rank || null, null) })
      await db.insert(postSlug).values({ siteId: site.id, slug, categoryId: row.id })
      await record(row, null)
      return { ...row, version: 1 }
    }
    const [before] = await db.select().from(postCategory).where(eq(postCategory.id, id)).for('update')
    if (!before) throw new CallError('not_found', postMessages.noCategory[locale])
    if (version !== undefined && version !== before.version)
      throw new CallError('stale_version', postMessages.stale[locale])
    await db
      .update(postCategory)
      .set({ ...facts, version: before.version + 1 })
      .where(eq(postCategory.id, id))
    await forgetPages(db)
    await record(before, { name: before.name, description: before.description, cover: before.cover })
    return { id, slug: before.slug, version: before.version + 1 }
  })
  services.sites.forget()
  return answer
})
