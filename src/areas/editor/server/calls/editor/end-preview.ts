import { eq, sql } from 'drizzle-orm'
import { call } from '@schemas/editor/calls/editor/end-preview'
import { previewLink } from '@gateway/db/tables'
import { recordAudit } from '@gateway/audit/audit'
import { authorOf } from '@gateway/drafts/author'
import { activeLinks } from '@gateway/drafts/preview-links'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'

const unknown = { en: 'Link not found.', th: 'ไม่พบลิงก์นี้' }

export const handler = handle(call, async (context) => {
  const { input, tx, site, session, locale, log } = context
  await tx(async (db) => {
    const link = (await activeLinks(db, authorOf(context), log)).find(({ id }) => id === input.id)
    if (!link) throw new CallError('not_found', unknown[locale])
    await db
      .update(previewLink)
      .set({ endsAt: sql`now()`, endedAt: sql`now()`, endedBy: session.person?.id ?? null })
      .where(eq(previewLink.tokenHash, link.id))
    await recordAudit(db, {
      site: site.id,
      person: session.person?.id,
      action: 'end-preview',
      subject: `preview:${link.id.slice(0, 12)}`,
      before: {
        keys: link.keys,
        ...(link.theme === null ? {} : { theme: link.theme }),
        endsAt: link.endsAt.toISOString(),
      },
      after: null,
    })
  })
  return { status: true as const }
})
