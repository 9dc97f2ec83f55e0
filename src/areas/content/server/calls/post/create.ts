import { call } from '@schemas/content/calls/post/create'
import { eq } from 'drizzle-orm'
import { recordAudit } from '@gateway/audit/audit'
import { handle } from '@gateway/call/handle'
import { CallError } from '@gateway/errors/call-error'
import { emptyContent } from '@schemas/content/entities/post-content'
import { withChanges } from '@schemas/content/rules/merge-content'
import { postAuthorOf } from '../../domain/author-of-post'
import { createDraft } from '../../domain/create-draft'
import { postMessages } from '../../domain/messages'
import { postCategory } from '../../tables'

export const handler = handle(call, (context) =>
  context.tx(async (db) => {
    const { input, site, locale } = context
    const author = await postAuthorOf(db, context)
    const [category] = await db.select().from(postCategory).where(eq(postCategory.slug, input.category))
    if (!category) throw new CallError('not_found', postMessages.noCategory[locale])
    const { id, slug } = await createDraft(db, {
      site: site.id,
      owner: author.id,
      category: category.slug,
      content: withChanges(emptyContent(), input.changes),
      slug: input.slug,
    })
    await recordAudit(db, {
      site: site.id,
      person: author.id,
      action: 'post-create',
      subject: `post:${id}`,
      after: { slug, category: category.slug },
    })
    return { id, slug, draftNo: 1 }
  }),
)
