import { call } from '@schemas/content/calls/post/list'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { handle } from '@gateway/call/handle'
import { post } from '@gateway/db/post-tables'
import { person } from '@gateway/db/tables'
import { personName } from '@gateway/drafts/draft-rows'
import { listRows } from '@gateway/list/list-rows'
import { postAuthorOf } from '../../domain/author-of-post'
import { describeDeskPost } from '../../domain/describe-post'
import { postVersion } from '../../tables'

const reviewer = alias(person, 'reviewer')
const reviewerName = sql<string | null>`nullif(trim(${reviewer.firstname} || ' ' || ${reviewer.lastname}), '')`

const title = sql<string>`coalesce(${post.draftTitle}->>'th', ${post.draftTitle}->>'en', '')`

const isOfAuthor = (author: string) =>
  sql`EXISTS (SELECT 1 FROM ${postVersion} WHERE ${postVersion.siteId} = ${post.siteId} AND ${postVersion.postId} = ${post.id} AND ${postVersion.no} = ${post.draftNo} AND ${postVersion.content}->'authors' ? ${author}::text)`

export const handler = handle(call, (context) =>
  context.tx(async (db) => {
    const author = await postAuthorOf(db, context)
    const { trash, ...input } = context.input
    const { items, ...rest } = await listRows(db, {
      from: post,
      join: (query) =>
        query
          .leftJoin(person, and(eq(person.siteId, post.siteId), eq(person.id, post.ownerId)))
          .leftJoin(reviewer, and(eq(reviewer.siteId, post.siteId), eq(reviewer.id, post.reviewerId))),
      columns: { row: post, owner: personName, reviewer: reviewerName },
      id: post.id,
      where: and(
        trash ? isNotNull(post.trashedAt) : isNull(post.trashedAt),
        author.mover === 'manager' ? undefined : eq(post.ownerId, author.id),
      ),
      filters: {
        work: post.work,
        live: post.live,
        category: post.category,
        owner: post.ownerId,
        reviewer: post.reviewerId,
        author: isOfAuthor,
        language: (locale) => sql`${post.draftTitle} ? ${locale}`,
      },
      search: [sql`${post.draftTitle}::text`],
      sorts: {
        updated: post.updatedAt,
        published: post.publishedAt,
        due: post.publishAt,
        title: { by: title, type: 'text' },
      },
      defaultSort: '-updated',
      input,
    })
    return { items: items.map(({ row, ...names }) => describeDeskPost(row, names)), ...rest }
  }),
)
