import { eq } from 'drizzle-orm'
import { call } from '@schemas/editor/calls/editor/remove-redirect'
import { redirect } from '@gateway/db/redirect-tables'
import { recordAudit } from '@gateway/audit/audit'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'
import { lockRedirects, notifyRedirects } from '@gateway/redirects/rows'
import { staleRedirect } from '@gateway/redirects/set-redirect'

const unknown = { en: 'Redirect not found.', th: 'ไม่พบการเปลี่ยนเส้นทางนี้' }

export const handler = handle(call, async ({ input, tx, site, session, locale, services }) => {
  const gone = await tx(async (db) => {
    await lockRedirects(db, site)
    const [there] = await db.select({ to: redirect.target }).from(redirect).where(eq(redirect.fromPath, input.from))
    if (there && input.to !== undefined && there.to !== input.to)
      throw new CallError('stale_version', staleRedirect[locale])
    const [row] = await db
      .delete(redirect)
      .where(eq(redirect.fromPath, input.from))
      .returning({ from: redirect.fromPath, to: redirect.target })
    if (!row) throw new CallError('not_found', unknown[locale])
    await notifyRedirects(db, site)
    await recordAudit(db, {
      site: site.id,
      person: session.person?.id,
      action: 'redirect-remove',
      subject: `redirect:${row.from}`,
      before: { to: row.to },
    })
    return row
  })
  services.sites.forget()
  return gone
})
