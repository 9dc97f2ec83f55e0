import { inArray, sql } from 'drizzle-orm'
import { searchText } from '@gateway/pages/search-text'
import type { Db } from '@gateway/db/open'
import { post } from '@gateway/db/post-tables'
import { site } from '@gateway/db/tables'
import type { PostContent } from '@schemas/content/entities/post-content'
import { postAuthor } from '../tables'

export type PostRow = typeof post.$inferSelect

/**
 * The columns that readers' queries use, of a content that holds the live languages alone. Old gateways read these too.
 */
export async function liveColumns(db: Db, content: PostContent) {
  const { title, excerpt, body, cover, tags, authors } = content
  const rows = authors.length > 0 ? await db.select().from(postAuthor).where(inArray(postAuthor.id, authors)) : []
  const [first] = authors.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  return {
    title,
    excerpt,
    body,
    cover: cover?.asset ?? null,
    tags,
    authorIds: authors,
    author: {
      name: first?.name ?? '',
      ...(first?.role ? { role: first.role } : {}),
      ...(first?.portrait ? { portrait: first.portrait } : {}),
    },
    searchText: searchText([title, excerpt, body, tags, rows.map(({ name }) => name)]),
  }
}

/** Ends what is remembered of the site's pages, here and on other gateways: nothing that was live is shown again. */
export const forgetPages = (db: Db) => db.update(site).set({ mediaNo: sql`${site.mediaNo} + 1` })
