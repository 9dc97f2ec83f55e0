import { call } from '@schemas/content/calls/post/versions'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { handle } from '@gateway/call/handle'
import { person } from '@gateway/db/tables'
import { personName } from '@gateway/drafts/draft-rows'
import { openPost, postAuthorOf } from '../../domain/author-of-post'
import { describeVersion } from '../../domain/describe-post'
import { postVersion } from '../../tables'

/** Versions of one answer. */
const maxVersions = 200

export const handler = handle(call, (context) =>
  context.tx(async (db) => {
    const { id } = await openPost(db, await postAuthorOf(db, context), context.input.id, context)
    const rows = await db
      .select({
        no: postVersion.no,
        kind: postVersion.kind,
        name: postVersion.name,
        at: postVersion.at,
        by: personName,
      })
      .from(postVersion)
      .leftJoin(person, and(eq(person.siteId, postVersion.siteId), eq(person.id, postVersion.byId)))
      .where(and(eq(postVersion.postId, id), isNull(postVersion.supersededAt)))
      .orderBy(desc(postVersion.no))
      .limit(maxVersions)
    return { versions: rows.map(describeVersion) }
  }),
)
