import type { FontFamily, ReleaseTokens } from '@schemas/entities/theme'
import { releaseTokens } from '@schemas/entities/theme'
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
/** A look as a release would say it, and how new the theme is that it was made of. */
export type ThemeToPublish = { tokens: ReleaseTokens; edition: number }

/** What a release would say of a theme as it is saved. Throws the caller's error when it is not there, another version than theirs, or cannot be read by visitors. */
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

/** The look of a theme as it is edited at this moment, to be shown and not published; undefined where there is none of that name any more. */
export async function draftThemeTokens(
  db: Db,
  name: string,
  { site, themes }: Pick<Deps, 'site' | 'themes'>,
): Promise<ReleaseTokens | undefined> {
  const found = resolveTheme(name, { rows: await readThemeRows(db), themes, site })
  return found && !found.row?.trashedAt ? tokensOf(found, ownFamilies(await readFonts(db))) : undefined
}

/** Whether visitors of a release see this look under this name already. */
export function isShown(
  tokens: ReleaseTokens,
  content: ReleaseContent,
  { site, themes }: Pick<Deps, 'site' | 'themes'>,
): boolean {
  const shown = releaseTokens.safeParse(content.tokens).data
  // A site whose release says no look is as it was made, unless that changed a moment ago.
  const before = shown ?? (site.look ? undefined : liveTokens(site, themes))
  return before?.theme === tokens.theme && isSameTheme(tokens, before, themes)
}
