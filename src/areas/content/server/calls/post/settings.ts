import { and, asc, count, eq, isNotNull, isNull } from 'drizzle-orm'
import { call } from '@schemas/content/calls/post/settings'
import { handle } from '@gateway/call/handle'
import { post } from '@gateway/db/post-tables'
import { person } from '@gateway/db/tables'
import { personName } from '@gateway/drafts/draft-rows'
import { files } from '../../hooks/files'
import { postWriter } from '../../tables'

/** Writers of one answer. */
const maxWriters = 500

export const handler = handle(call, ({ tx, site }) =>
  tx(async (db) => {
    const writers = await db
      .select({ id: postWriter.personId, name: personName, since: postWriter.addedAt, posts: count(post.id) })
      .from(postWriter)
      .innerJoin(person, and(eq(person.siteId, postWriter.siteId), eq(person.id, postWriter.personId)))
      .leftJoin(
        post,
        and(eq(post.siteId, postWriter.siteId), eq(post.ownerId, postWriter.personId), isNull(post.trashedAt)),
      )
      .groupBy(postWriter.siteId, postWriter.personId, person.siteId, person.id)
      .orderBy(asc(postWriter.addedAt), asc(postWriter.personId))
      .limit(maxWriters)
    return {
      addresses: site.space.blog?.addresses ?? 'category',
      writers: writers.map(({ name, since, ...writer }) => ({
        ...writer,
        name: name ?? '',
        since: since.toISOString(),
      })),
      trash: await db.$count(post, isNotNull(post.trashedAt)),
      feeds: Object.keys(files),
    }
  }),
)
