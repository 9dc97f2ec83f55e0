import { eq } from 'drizzle-orm'
import { call } from '@schemas/editor/calls/theme/trash'
import { pickText } from '@schemas/layout/pick-text'
import { publication, siteTheme } from '@gateway/db/tables'
import { recordAudit } from '@gateway/audit/audit'
import { lockReleases } from '@gateway/drafts/make-release'
import { handle } from '@gateway/call/handle'
import { resolveTheme } from '@gateway/themes/resolve-theme'
import { lockTheme, readThemeRows } from '@gateway/themes/theme-rows'
import { begunTheme, liveTheme, packTheme, plannedTheme, unknownTheme } from '@gateway/themes/theme-messages'

export const handler = handle(call, async ({ input, tx, site, session, locale, services: { themes } }) => {
  const { name } = input
  return tx(async (db) => {
    await lockTheme(db, name)
    // A concurrent publish or schedule either comes first, or finds it in the trash.
    const { content } = await lockReleases(db, site.id)
    const rows = await readThemeRows(db)
    const found = resolveTheme(name, { rows, themes, site })
    if (!found) throw unknownTheme(locale)
    if (found.kind !== 'site' || !found.row) throw packTheme(locale)
    if (found.row.trashedAt) return { trashedAt: found.row.trashedAt.toISOString() }
    if (content.tokens?.theme === name) throw liveTheme(locale)
    const plans = await db
      .select({ changes: publication.changes })
      .from(publication)
      .where(eq(publication.status, 'waiting'))
    if (plans.some(({ changes }) => changes.some((change) => 'tokens' in change && change.tokens.theme === name)))
      throw plannedTheme(locale)
    const child = [...rows.values()].find((row) => row.parent === name && row.name !== name && !row.trashedAt)
    if (child) throw begunTheme(locale, pickText(child.title, locale))
    const trashedAt = new Date()
    await db.update(siteTheme).set({ trashedAt }).where(eq(siteTheme.name, name))
    await recordAudit(db, {
      site: site.id,
      person: session.person?.id,
      action: 'theme-trash',
      subject: `theme:${name}`,
      before: { title: found.title },
      after: { trashedAt: trashedAt.toISOString() },
    })
    return { trashedAt: trashedAt.toISOString() }
  })
})
