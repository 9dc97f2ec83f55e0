import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { post } from '@gateway/db/post-tables'
import { numberedSlug, randomPart } from '@schemas/content/rules/slug'
import type { Locale } from '@schemas/layout/locale'
import { postCategory, postSlug } from '../tables'

export type SlugOwner = { post: string } | { category: string }

/** Serialises changes of addresses of a site until the transaction ends. */
export const lockSlugs = (db: Db, site: string) =>
  db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`post-slugs:${site}`}))`)

/** Who has an address, of today or before; undefined when it is free. */
export async function slugOwner(db: Db, slug: string): Promise<SlugOwner | undefined> {
  const [row] = await db.select().from(postSlug).where(eq(postSlug.slug, slug))
  if (row?.postId) return { post: row.postId }
  if (row?.categoryId) return { category: row.categoryId }
  // A post of before whose address a category has as well is found by its row alone.
  const [direct] = await db.select({ id: post.id }).from(post).where(eq(post.slug, slug))
  return direct && { post: direct.id }
}

/** The slug, or the next one with a number that is free. */
export async function freeSlug(db: Db, wanted: string): Promise<string> {
  if (!(await slugOwner(db, wanted))) return wanted
  for (let number = 2; number < 50; number += 1) {
    const slug = numberedSlug(wanted, number)
    if (!(await slugOwner(db, slug))) return slug
  }
  return `post-${randomPart()}`
}

type NewSlug = { site: string; slug: string; owner: SlugOwner; locale?: Locale | undefined }

/**
 * Makes a slug its owner's current one. The one before stays theirs and leads on, unless no reader has ever seen it
 * (`forgets`). The caller has checked that no one else has it, under `lockSlugs`.
 */
export async function takeSlug(db: Db, { site, slug, owner, locale }: NewSlug, forgets: boolean): Promise<void> {
  const own = 'post' in owner ? eq(postSlug.postId, owner.post) : eq(postSlug.categoryId, owner.category)
  const current = and(own, postSlug.isCurrent, locale ? eq(postSlug.locale, locale) : isNull(postSlug.locale))
  if (forgets) await db.delete(postSlug).where(current)
  else await db.update(postSlug).set({ isCurrent: false }).where(current)
  await db
    .insert(postSlug)
    .values({
      siteId: site,
      slug,
      ...('post' in owner ? { postId: owner.post } : { categoryId: owner.category }),
      locale: locale ?? null,
    })
    .onConflictDoUpdate({
      target: [postSlug.siteId, postSlug.slug],
      set: { isCurrent: true, locale: locale ?? null },
    })
  if (locale) return
  if ('post' in owner) await db.update(post).set({ slug }).where(eq(post.id, owner.post))
  // Posts follow by the foreign key.
  else await db.update(postCategory).set({ slug }).where(eq(postCategory.id, owner.category))
}
