import { call } from '@schemas/editor/calls/theme/create'
import { recordAudit } from '@gateway/audit/audit'
import { handle } from '@gateway/call/handle'
import { claimTitle } from '@gateway/themes/claim-title'
import { deepest, resolveTheme } from '@gateway/themes/resolve-theme'
import { maxThemes, readThemeRows, writeTheme } from '@gateway/themes/theme-rows'
import { takenName, tooDeep, tooMany, unknownTheme } from '@gateway/themes/theme-messages'

export const handler = handle(call, async ({ input, tx, site, session, locale, services: { themes } }) => {
  const { name, title, from } = input
  return tx(async (db) => {
    const rows = await readThemeRows(db)
    const found = resolveTheme(from, { rows, themes, site })
    if (!found) throw unknownTheme(locale)
    if (rows.has(name) || themes.get(name)) throw takenName(locale)
    if (found.depth >= deepest) throw tooDeep(locale)
    if (rows.size >= maxThemes) throw tooMany(locale, maxThemes)
    await claimTitle(db, title, { site, themes, name, locale })
    const by = session.person?.id
    // Starts from the pack in the site's state; from then on both are independent.
    const own = found.kind === 'site' ? { overrides: {}, slots: {} } : found.own
    const written = await writeTheme(db, { site: site.id, name, base: 0, title, parent: from, ...own, by })
    if (!written) throw takenName(locale)
    await recordAudit(db, {
      site: site.id,
      person: by,
      action: 'theme-create',
      subject: `theme:${name}`,
      after: { title, from },
    })
    return { name, version: written.version }
  })
})
