import { randomBytes } from 'node:crypto'
import { call } from '@schemas/editor/calls/editor/preview-link'
import { fillPath, pathParams } from '@schemas/layout/path'
import { hasRole } from '@schemas/layout/role'
import { previewLink } from '@gateway/db/tables'
import { recordAudit } from '@gateway/audit/audit'
import { authorOf } from '@gateway/drafts/author'
import { findDocument } from '@gateway/drafts/edited-document'
import { claimLink } from '@gateway/drafts/preview-links'
import { hashPreviewToken } from '@gateway/drafts/previews'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'
import { forbidden } from '@gateway/call/refusals'
import { draftThemeTokens } from '@gateway/themes/theme-to-publish'
import { unknownTheme } from '@gateway/themes/theme-messages'

const messages = {
  // The link would open no page.
  trashed: { en: 'This page is in the trash. Restore it before sharing.', th: 'หน้านี้อยู่ในถังขยะ กรุณากู้คืนก่อนแชร์' },
}

export const handler = handle(call, async (context) => {
  const {
    input,
    tx,
    site,
    session,
    locale,
    services: { themes },
  } = context
  const { keys, theme } = input
  if (theme && !hasRole(session.role, 'admin')) throw forbidden(locale)
  const token = randomBytes(32).toString('base64url')
  const endsAt = new Date(Date.now() + input.hours * 3_600_000)
  const tokenHash = hashPreviewToken(token)
  const paths = await tx(async (db) => {
    if (theme && !(await draftThemeTokens(db, theme, { site, themes }))) throw unknownTheme(locale)
    const found: string[] = []
    for (const key of keys) {
      const { place, read, row } = await findDocument(db, { key, ...authorOf(context) })
      if (row?.trashedAt) throw new CallError('in_trash', messages.trashed[locale])
      const address = place.kind === 'page' ? addressOf(place.path, read?.flat.fields.sample) : undefined
      if (address) found.push(address)
    }
    await claimLink(db, authorOf(context))
    await db.insert(previewLink).values({
      siteId: site.id,
      tokenHash,
      documents: keys,
      theme: theme ?? null,
      madeBy: session.person?.id ?? null,
      endsAt,
    })
    await recordAudit(db, {
      site: site.id,
      person: session.person?.id,
      action: 'preview',
      subject: `preview:${tokenHash.slice(0, 12)}`,
      after: { keys, ...(theme ? { theme } : {}), endsAt: endsAt.toISOString() },
    })
    return found
  })
  return { address: `${paths[0] ?? '/'}?preview=${token}`, id: tokenHash, endsAt: endsAt.toISOString() }
})

/** Where the page can be previewed; undefined for a pattern without sample values. */
function addressOf(path: string, sample: Record<string, string> = {}): string | undefined {
  return pathParams(path).every((name) => sample[name] !== undefined) ? fillPath(path, sample) : undefined
}
