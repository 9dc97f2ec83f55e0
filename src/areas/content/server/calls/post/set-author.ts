import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { call } from '@schemas/content/calls/post/set-author'
import { ownPerson } from '@gateway/auth/own-person'
import { recordAudit } from '@gateway/audit/audit'
import { handle } from '@gateway/call/handle'
import { post } from '@gateway/db/post-tables'
import { CallError } from '@gateway/errors/call-error'
import { makeSlug, randomPart } from '@schemas/content/rules/slug'
import { forgetPages } from '../../domain/live-row'
import { postMessages } from '../../domain/messages'
import { postAuthor } from '../../tables'

export const handler = handle(call, async (context) => {
  const { input, site, locale, services } = context
  const { id, version, ...facts } = input
  const { name } = facts
  const answer = await context.tx(async (db) => {
    if (!name.th?.trim() && !name.en?.trim()) throw new CallError('unprocessable', postMessages.needsName[locale])
    const record = (author: string, before: unknown) =>
      recordAudit(db, {
        site: site.id,
        person: ownPerson(context).id,
        action: 'post-author',
        subject: `post-author:${author}`,
        before,
        after: { name },
      })
    if (id === undefined) {
      const wanted = makeSlug({ en: name.en, th: name.th })
      const isTaken = (await db.$count(postAuthor, eq(postAuthor.slug, wanted))) > 0
      const row = { id: randomUUID(), slug: isTaken ? `${wanted.slice(0, 70)}-${randomPart()}` : wanted }
      await db.insert(postAuthor).values({ siteId: site.id, ...row, ...facts })
      await record(row.id, null)
      return { ...row, version: 1 }
    }
    const [before] = await db.select().from(postAuthor).where(eq(postAuthor.id, id)).for('update')
    if (!before) throw new CallError('not_found', postMessages.noAuthor[locale])
    if (version !== undefined && version !== before.version)
      throw new CallError('stale_version', postMessages.stale[locale])
    const [after] = await db
      .update(postAuthor)
      .set({ ...facts, version: before.version + 1 })
      .where(eq(postAuthor.id, id))
      .returning()
    if (!after) throw new Error('The author is gone.')
    // The first author's facts are in the posts, where gateways of earlier builds read them.
    await db
      .update(post)
      .set({
        author: {
          name: after.name,
          ...(after.role ? { role: after.role } : {}),
          ...(after.portrait ? { portrait: after.portrait } : {}),
        },
      })
      .where(sql`${post.authorIds}[1] = ${id}`)
    await forgetPages(db)
    await record(id, { name: before.name })
    return { id, slug: before.slug, version: before.version + 1 }
  })
  services.sites.forget()
  return answer
})
