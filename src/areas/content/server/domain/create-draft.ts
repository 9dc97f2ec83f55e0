import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { post } from '@gateway/db/post-tables'
import type { PostContent } from '@schemas/content/entities/post-content'
import { makeSlug } from '@schemas/content/rules/slug'
import { postVersion } from '../tables'
import { freeSlug, lockSlugs } from './post-slugs'

type NewDraft = { site: string; owner: string; category: string; content: PostContent; slug?: string | undefined }

/** A post that no reader sees yet, with its first version. Its category must exist. */
export async function createDraft(
  db: Db,
  { site, owner, category, content, slug: own }: NewDraft,
): Promise<{ id: string; slug: string }> {
  await lockSlugs(db, site)
  const slug = await freeSlug(db, makeSlug({ own, ...content.title }))
  const id = randomUUID()
  // The columns that readers' queries use hold nothing of a draft.
  await db.insert(post).values({
    siteId: site,
    id,
    slug,
    category,
    title: {},
    excerpt: {},
    body: {},
    author: { name: '' },
    searchText: '',
    status: 'draft',
    publishedAt: new Date(),
    ownerId: owner,
    live: 'never',
    work: 'draft',
    draftTitle: content.title,
  })
  // The database has made the first version, of what readers get: nothing.
  await db
    .update(postVersion)
    .set({ content, byId: owner })
    .where(and(eq(postVersion.postId, id), eq(postVersion.no, 1)))
  return { id, slug }
}
