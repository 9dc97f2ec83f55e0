import { eq } from 'drizzle-orm'
import { call } from '@schemas/api/theme/restore'
import { siteTheme } from '../../db/tables'
import { recordAudit } from '../../drafts/audit'
import { handle } from '../../http/handle'
import { resolveTheme } from '../../themes/resolve-theme'
import { readThemeRows } from '../../themes/theme-rows'
import { unknownTheme } from '../../themes/theme-words'

export const handler = handle(call, async ({ input, tx, site, session, locale, services: { themes } }) => {
  const { name } = input
  return tx(async (db) => {
    const found = resolveTheme(name, { rows: await readThemeRows(db), themes, site })
    if (!found) throw unknownTheme(locale)
    const { row } = found
    if (!row?.trashedAt) return { version: row?.version ?? 0 }
    await db.update(siteTheme).set({ trashedAt: null }).where(eq(siteTheme.name, name))
    await recordAudit(db, { site: site.id, person: session.person?.id, action: 'theme-restore', subject: `theme:${name}`, before: { trashedAt: row.trashedAt.toISOString() }, after: { title: found.title } })
    return { version: row.version }
  })
})
