import { call } from '@schemas/content/calls/post/preview-link'
import { randomBytes } from 'node:crypto'
import { recordAudit } from '@gateway/audit/audit'
import { handle } from '@gateway/call/handle'
import { hashPreviewToken } from '@gateway/drafts/previews'
import { CallError } from '@gateway/errors/call-error'
import { openPost, postAuthorOf } from '../../domain/author-of-post'
import { postMessages } from '../../domain/messages'
import { postPreview } from '../../tables'

export const handler = handle(call, (context) =>
  context.tx(async (db) => {
    const { input, site, locale } = context
    const author = await postAuthorOf(db, context)
    const row = await openPost(db, author, input.id, context)
    if (row.trashedAt) throw new CallError('in_trash', postMessages.inTrash[locale])
    const token = randomBytes(32).toString('base64url')
    const endsAt = new Date(Date.now() + input.hours * 3_600_000)
    await db.insert(postPreview).values({
      siteId: site.id,
      tokenHash: hashPreviewToken(token),
      postId: row.id,
      madeBy: author.id,
      endsAt,
    })
    await recordAudit(db, {
      site: site.id,
      person: author.id,
      action: 'post-preview',
      subject: `post:${row.id}`,
      after: { endsAt: endsAt.toISOString() },
    })
    const path = [row.category, row.slug].map(encodeURIComponent).join('/')
    return { address: `/${path}?draft=${token}`, endsAt: endsAt.toISOString() }
  }),
)
