import type { FontFamily, ReleaseTokens } from '@schemas/editor/entities/theme'
import { releaseTokens } from '@schemas/editor/entities/theme'
import type { Locale } from '@schemas/layout/locale'
import { unreadablePairs } from '@schemas/layout/theme-contrast'
import type { Db } from '../db/open'
import type { ReleaseContent } from '../db/tables'
import type { Site } from '../platform/sites'
import { checkNames } from './check-theme'
import { uploadedFamilies } from './font-families'
import { ownFamilies, readFonts } from './font-rows'
import { isSameTheme, liveTokens, resolveTheme, themeOf, tokensOf } from './resolve-theme'
import { readThemeRows } from './theme-rows'
import { changedTheme, trashedTheme, unknownTheme, unreadableTheme } from './theme-messages'
import type { Themes } from './themes'

type Deps = { site: Site; themes: Themes; families: readonly FontFamily[]; locale: Locale }
/** A theme's release tokens and its edition. */
export type ThemeToPublish = { tokens: ReleaseTokens; edition: number }

/**
 * A saved theme's tokens for a release. Throws the caller's error when it does not exist, has another version, or is
 * unreadable for visitors because of low contrast.
 */
export async function themeToPublish(
  db: Db,
  { name, version }: { name: string; version: number },
  { site, themes, families, locale }: Deps,
): Promise<ThemeToPublish> {
  const found = resolveTheme(name, { rows: await readThemeRows(db), themes, site })
  if (!found) throw unknownTheme(locale)
  if (found.row?.trashedAt) throw trashedTheme(locale)
  if ((found.row?.version ?? 0) !== version) throw changedTheme(locale)
  const fonts = await readFonts(db)
  const tokens = tokensOf(found, ownFamilies(fonts))
  checkNames(tokens, { themes, families: [...uploadedFamilies(fonts), ...families], locale })
  const unreadable = unreadablePairs(themeOf(tokens, themes))
  if (unreadable.length > 0) throw unreadableTheme(locale, unreadable)
  return { tokens, edition: found.edition }
}

/** The tokens of a theme in its edited state, for previews; undefined when there is no theme of that name. */
export async function draftThemeTokens(
  db: Db,
  name: string,
  { site, themes }: Pick<Deps, 'site' | 'themes'>,
): Promise<ReleaseTokens | undefined> {
  const found = resolveTheme(name, { rows: await readThemeRows(db), themes, site })
  return found && !found.row?.trashedAt ? tokensOf(found, ownFamilies(await readFonts(db))) : undefined
}

/** Whether a release already shows this theme under this name. */
export function isShown(
  tokens: ReleaseTokens,
  content: ReleaseContent,
  { site, themes }: Pick<Deps, 'site' | 'themes'>,
): boolean {
  const shown = releaseTokens.safeParse(content.tokens).data
  // A release without tokens shows the site's original theme, unless that changed a moment ago.
  const before = shown ?? (site.look ? undefined : liveTokens(site, themes))
  return before?.theme === tokens.theme && isSameTheme(tokens, before, themes)
}
