import { call } from '@schemas/editor/calls/theme/restore'
import { handle } from '@gateway/call/handle'
import { resolveTheme } from '@gateway/themes/resolve-theme'
import { readThemeRows, restoreTheme } from '@gateway/themes/theme-rows'
import { unknownTheme } from '@gateway/themes/theme-messages'

export const handler = handle(call, async ({ input, tx, site, session, locale, services: { themes } }) => {
  const { name } = input
  return tx(async (db) => {
    const found = resolveTheme(name, { rows: await readThemeRows(db), themes, site })
    if (!found) throw unknownTheme(locale)
    await restoreTheme(db, { site: site.id, person: session.person?.id }, name)
    return { version: found.row?.version ?? 0 }
  })
})
