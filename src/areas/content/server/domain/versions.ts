import { and, eq } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import type { PostContent } from '@schemas/content/entities/post-content'
import { postVersion, type VersionRow } from '../tables'

/** A version of a post; undefined when it has none of this number, or no more. */
export async function findVersion(db: Db, post: string, no: number): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(postVersion)
    .where(and(eq(postVersion.postId, post), eq(postVersion.no, no)))
  return row
}

/** The content of a version that the post's row names. */
export async function versionContent(db: Db, post: string, no: number): Promise<PostContent> {
  const row = await findVersion(db, post, no)
  if (!row) throw new Error(`Post ${post} has no version ${no}.`)
  return row.content
}
