import { call } from '@schemas/api/theme/open'
import { themeSlots } from '@schemas/layout/theme'
import { handle } from '../../http/handle'
import { liveTokens, resolveTheme, themeOf, wholeSlots } from '../../themes/resolve-theme'
import { readThemeRows } from '../../themes/theme-rows'
import { unknownTheme } from '../../themes/theme-words'

export const handler = handle(call, async ({ input, tx, site, locale, services: { themes, families } }) => {
  const live = liveTokens(site, themes)
  const rows = await tx(readThemeRows)
  // The live theme may be gone from the table; what visitors see of it stands, and its pack can be worked on.
  const found = resolveTheme(input.name ?? live.theme, { rows, themes, site }) ?? (input.name === undefined ? resolveTheme(live.pack, { rows, themes, site }) : undefined)
  if (!found) throw unknownTheme(locale)
  const { name, title, kind, pack, parent, base, own, inherited, row } = found
  return {
    name, title, kind, parent, base,
    pack: pack.theme.name,
    version: row?.version ?? 0,
    overrides: own.overrides,
    slots: own.slots,
    baseSlots: inherited.slots,
    live: { name: live.theme, theme: themeOf(live, themes), slots: wholeSlots(live) },
    families: [...families],
    packs: themes.names().flatMap((each) => {
      const given = themes.get(each)
      return given ? [{ name: each, title: given.theme.title, slots: themeSlots.filter((slot) => given.slots.has(slot)) }] : []
    }),
    ...(row ? { updatedAt: row.updatedAt.toISOString(), ...(row.updatedByName ? { updatedBy: row.updatedByName } : {}), ...(row.trashedAt ? { trashedAt: row.trashedAt.toISOString() } : {}) } : {}),
  }
})
