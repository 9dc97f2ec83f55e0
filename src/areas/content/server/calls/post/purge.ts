import { call } from '@schemas/content/calls/post/purge'
import { eq } from 'drizzle-orm'
import { ownPerson } from '@gateway/auth/own-person'
import { recordAudit } from '@gateway/audit/audit'
import { handle } from '@gateway/call/handle'
import { post } from '@gateway/db/post-tables'
import { CallError } from '@gateway/errors/call-error'
import { postMessages } from '../../domain/messages'

export const handler = handle(call, (context) =>
  context.tx(async (db) => {
    const { input, site, locale } = context
    const [row] = await db.select().from(post).where(eq(post.id, input.id)).for('update')
    if (!row) throw new CallError('not_found', postMessages.unknown[locale])
    if (!row.trashedAt) throw new CallError('not_in_trash', postMessages.notInTrash[locale])
    await db.delete(post).where(eq(post.id, row.id))
    await recordAudit(db, {
      site: site.id,
      person: ownPerson(context).id,
      action: 'post-purge',
      subject: `post:${row.id}`,
      before: { slug: row.slug, category: row.category },
    })
    return { status: true as const }
  }),
)
