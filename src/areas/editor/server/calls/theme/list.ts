import { call } from '@schemas/editor/calls/theme/list'
import { applyOverrides } from '@schemas/layout/theme-overrides'
import { themeColors } from '@schemas/layout/theme-css'
import { handle } from '@gateway/call/handle'
import { ownFamilies, readFonts } from '@gateway/themes/font-rows'
import { isSameTheme, liveTokens, type ResolvedTheme, resolveTheme, tokensOf } from '@gateway/themes/resolve-theme'
import { readThemeRows } from '@gateway/themes/theme-rows'

export const handler = handle(call, async ({ tx, site, services: { themes } }) => {
  const [rows, own] = await tx(async (db) => [await readThemeRows(db), ownFamilies(await readFonts(db))] as const)
  const live = liveTokens(site, themes)
  const names = [...new Set([...themes.names(), ...rows.keys()])]
  const found = names.flatMap((name) => resolveTheme(name, { rows, themes, site }) ?? [])
  return {
    themes: found.map((theme) => {
      const { name, title, kind, pack, parent, row } = theme
      const isLive = live.theme === name
      return {
        name,
        title,
        kind,
        parent,
        isLive,
        pack: pack.theme.name,
        version: row?.version ?? 0,
        differs: isLive && !isSameTheme(tokensOf(theme, own), live, themes),
        swatch: swatchOf(theme),
        ...(row
          ? {
              updatedAt: row.updatedAt.toISOString(),
              ...(row.updatedByName ? { updatedBy: row.updatedByName } : {}),
              ...(row.trashedAt ? { trashedAt: row.trashedAt.toISOString() } : {}),
            }
          : {}),
      }
    }),
  }
})

function swatchOf({ base, own }: ResolvedTheme): { light: string[]; dark: string[] } {
  const colors = themeColors(applyOverrides(base, own.overrides))
  const side = (scheme: 'light' | 'dark') =>
    (['bg', 'text', 'brand', 'accent'] as const).map((token) => colors[token][scheme])
  return { light: side('light'), dark: side('dark') }
}
