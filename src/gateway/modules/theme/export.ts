import { call } from '@schemas/api/theme/export'
import type { ThemeFile } from '@schemas/entities/theme'
import { handle } from '../../http/handle'
import { resolveTheme, tokensOf } from '../../themes/resolve-theme'
import { readThemeRows } from '../../themes/theme-rows'
import { unknownTheme } from '../../themes/theme-words'

export const handler = handle(call, async ({ input, tx, site, locale, services: { themes } }) => {
  const found = resolveTheme(input.name, { rows: await tx(readThemeRows), themes, site })
  if (!found) throw unknownTheme(locale)
  const { theme: name, ...look } = tokensOf(found, [])
  const file: ThemeFile = { kind: 'sitewright-theme', format: 1, name, ...look }
  return { type: 'application/json; charset=utf-8', body: `${JSON.stringify(file, null, 2)}\n`, headers: { 'content-disposition': `attachment; filename="${name}.theme.json"`, 'cache-control': 'private, no-store' } }
})
