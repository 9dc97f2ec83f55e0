import { sql } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'

/** Tags of one answer. */
const maxTags = 500

/** Tags in drafts and in what is live, outside the trash. */
const tagsOfPosts = sql`post p JOIN post_version v ON v.site_id = p.site_id AND v.post_id = p.id AND v.no IN (p.draft_no, p.live_no)
  CROSS JOIN LATERAL jsonb_array_elements_text(v.content->'tags') AS tag
  WHERE p.trashed_at IS NULL`

/** All tags with their posts, the most used first. */
export async function countTags(db: Db): Promise<{ tag: string; count: number }[]> {
  const { rows } = (await db.execute(
    sql`SELECT tag, count(DISTINCT p.id)::int AS count FROM ${tagsOfPosts} GROUP BY tag ORDER BY count DESC, tag COLLATE "C" LIMIT ${maxTags}`,
  )) as unknown as { rows: { tag: string; count: number }[] }
  return rows
}

export async function isTag(db: Db, tag: string): Promise<boolean> {
  const { rows } = (await db.execute(sql`SELECT 1 FROM ${tagsOfPosts} AND tag = ${tag} LIMIT 1`)) as unknown as {
    rows: unknown[]
  }
  return rows.length > 0
}
