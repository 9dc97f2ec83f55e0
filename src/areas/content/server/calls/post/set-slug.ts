import { call } from '@schemas/content/calls/post/set-slug'
import { eq } from 'drizzle-orm'
import { ownPerson } from '@gateway/auth/own-person'
import { recordAudit } from '@gateway/audit/audit'
import { handle } from '@gateway/call/handle'
import { post } from '@gateway/db/post-tables'
import { CallError } from '@gateway/errors/call-error'
import { slugOf } from '@schemas/content/rules/slug'
import { fillText } from '@schemas/layout/fill-text'
import { pickText } from '@schemas/layout/pick-text'
import { pathWords } from '../../domain/first-segments'
import { forgetPages } from '../../domain/live-row'
import { postMessages } from '../../domain/messages'
import { lockSlugs, slugOwner, takeSlug } from '../../domain/post-slugs'
import { postCategory } from '../../tables'

export const handler = handle(call, async (context) => {
  const { input, site, locale, services } = context
  const answer = await context.tx(async (db) => {
    await lockSlugs(db, site.id)
    const [owned] = input.id
      ? await db.select().from(post).where(eq(post.id, input.id)).for('update')
      : await db
          .select()
          .from(postCategory)
          .where(eq(postCategory.id, input.categoryId ?? ''))
          .for('update')
    if (!owned) throw new CallError('not_found', postMessages[input.id ? 'unknown' : 'noCategory'][locale])
    const slug = slugOf(input.slug)
    if (!slug) throw new CallError('unprocessable', postMessages.badSlug[locale])
    if (!input.id && pathWords(services.pages.of(site).patterns).has(slug))
      throw new CallError('address_taken', fillText(postMessages.pageTaken[locale], { slug }))
    const holder = await slugOwner(db, slug)
    const holderId = holder && ('post' in holder ? holder.post : holder.category)
    if (holder && holderId !== owned.id) {
      const [row] =
        'post' in holder
          ? await db.select({ title: post.draftTitle }).from(post).where(eq(post.id, holder.post))
          : await db.select({ title: postCategory.name }).from(postCategory).where(eq(postCategory.id, holder.category))
      const title = pickText(row?.title ?? undefined, locale) || slug
      throw new CallError('address_taken', fillText(postMessages.taken[locale], { title }))
    }
    if (slug === owned.slug && !input.locale) return { slug }
    const isUnseen = 'live' in owned && owned.firstPublishedAt === null
    await takeSlug(
      db,
      {
        site: site.id,
        slug,
        owner: input.id ? { post: owned.id } : { category: owned.id },
        locale: input.id ? input.locale : undefined,
      },
      isUnseen,
    )
    await forgetPages(db)
    await recordAudit(db, {
      site: site.id,
      person: ownPerson(context).id,
      action: 'post-slug',
      subject: input.id ? `post:${owned.id}` : `post-category:${owned.id}`,
      before: { slug: owned.slug },
      after: { slug, ...(input.locale ? { locale: input.locale } : {}) },
    })
    return { slug }
  })
  services.sites.forget()
  return answer
})
