import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { post } from '@gateway/db/post-tables'
import { hashPreviewToken } from '@gateway/drafts/previews'
import type { PostContent } from '@schemas/content/entities/post-content'
import { inLocales, readyLocales } from '@schemas/content/rules/live-content'
import { foldText } from '@schemas/fold-name'
import type { Locale } from '@schemas/layout/locale'
import type { Role } from '@schemas/layout/role'
import { postCategory, postPreview, postSlug } from '../tables'
import { liveColumns, type PostRow } from './live-row'
import { isReadable } from './readable-posts'
import { versionContent } from './versions'

/** A post as its reader may have it. */
export type FoundPost = {
  /** Its texts are in `locales` alone. */
  row: PostRow
  content: PostContent
  locales: Locale[]
  /** The requested address is one that the post had before. */
  isFormer: boolean
}

/** The post of an address, of today or before, for a role; undefined for what is not live for it. */
export async function findPost(db: Db, slug: string, role: Role): Promise<FoundPost | undefined> {
  const named = await rowOf(db, slug, isReadable(role))
  if (!named) return undefined
  const { row } = named
  const content = inLocales(await versionContent(db, row.id, row.liveNo ?? row.draftNo), row.liveLocales)
  return { ...named, content, locales: row.liveLocales }
}

/** The newest draft of a post, for who has a preview link of it that has not ended. */
export async function findPreview(db: Db, slug: string, token: string): Promise<FoundPost | undefined> {
  const [link] = await db
    .select({ post: postPreview.postId })
    .from(postPreview)
    .where(and(eq(postPreview.tokenHash, hashPreviewToken(token)), gt(postPreview.endsAt, sql`now()`)))
  if (!link) return undefined
  const named = await rowOf(db, slug, isNull(post.trashedAt))
  if (!named || named.row.id !== link.post) return undefined
  const content = await versionContent(db, link.post, named.row.draftNo)
  const row = { ...named.row, ...(await liveColumns(db, content)) } as PostRow
  return { row, content, locales: readyLocales(content), isFormer: false }
}

async function rowOf(
  db: Db,
  slug: string,
  condition: ReturnType<typeof isReadable>,
): Promise<Pick<FoundPost, 'row' | 'isFormer'> | undefined> {
  for (const written of new Set([slug, foldText(slug)])) {
    const [direct] = await db
      .select()
      .from(post)
      .where(and(condition, eq(post.slug, written)))
    // Another spelling of the slug leads to its own.
    if (direct) return { row: direct, isFormer: written !== slug }
    const [former] = await db
      .select({ row: post, isCurrent: postSlug.isCurrent })
      .from(postSlug)
      .innerJoin(post, and(eq(post.siteId, postSlug.siteId), eq(post.id, postSlug.postId)))
      .where(and(condition, eq(postSlug.slug, written)))
    if (former) return { row: former.row, isFormer: !former.isCurrent || written !== slug }
  }
  return undefined
}

/** The slug that a category has now, by one that it had before; undefined for any other word. */
export async function currentCategory(db: Db, slug: string): Promise<string | undefined> {
  const [found] = await db
    .select({ slug: postCategory.slug })
    .from(postSlug)
    .innerJoin(postCategory, and(eq(postCategory.siteId, postSlug.siteId), eq(postCategory.id, postSlug.categoryId)))
    .where(eq(postSlug.slug, foldText(slug)))
  return found && found.slug !== slug ? found.slug : undefined
}
