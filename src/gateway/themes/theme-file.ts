import type { FontFamily, ThemeFile } from '@schemas/editor/entities/theme'
import type { Locale } from '@schemas/layout/locale'
import type { Db } from '../db/open'
import { recordAudit } from '../audit/audit'
import type { Site } from '../platform/sites'
import { checkNames } from './check-theme'
import { claimFreeTitle } from './claim-title'
import { maxThemes, readThemeRows, writeTheme } from './theme-rows'
import { takenName, tooMany, unknownPack } from './theme-messages'
import type { Themes } from './themes'

/** Throws the caller's error for a theme whose pack or fonts this system does not have. */
export function checkThemeFile(
  { pack, overrides, slots }: ThemeFile,
  known: { themes: Themes; families: readonly Pick<FontFamily, 'family'>[]; locale: Locale },
): void {
  if (!known.themes.get(pack)) throw unknownPack(known.locale, pack)
  checkNames({ overrides, slots }, known)
}

/** Creates a theme of the site from a file, under its name and title, or similar free ones. */
export async function writeThemeFile(
  db: Db,
  { name: wanted, title: called, pack, overrides, slots }: ThemeFile,
  { site, themes, locale, by }: { site: Pick<Site, 'id'>; themes: Themes; locale: Locale; by: string | undefined },
): Promise<{ name: string; version: number }> {
  const rows = await readThemeRows(db)
  if (rows.size >= maxThemes) throw tooMany(locale, maxThemes)
  const name = freeName(wanted, (each) => rows.has(each) || themes.get(each) !== undefined)
  const title = await claimFreeTitle(db, called, { site, themes, name })
  const written = await writeTheme(db, { site: site.id, name, base: 0, title, parent: pack, overrides, slots, by })
  if (!written) throw takenName(locale)
  await recordAudit(db, {
    site: site.id,
    person: by,
    action: 'theme-import',
    subject: `theme:${name}`,
    after: { title, pack, overrides, slots },
  })
  return { name, version: written.version }
}

function freeName(wanted: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(wanted)) return wanted
  for (let number = 2; ; number++) {
    const name = `${wanted.slice(0, 36)}-${number}`
    if (!isTaken(name)) return name
  }
}
