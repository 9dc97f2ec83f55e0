import type { ExportedRedirect, ExportedSite } from '@schemas/editor/entities/export-file'
import type { Site } from '../platform/sites'
import { liveTokens } from '../themes/resolve-theme'
import type { Themes } from '../themes/themes'
import { asThemeFile } from './theme-fonts'

/** A site besides its pages: settings, live theme and redirects. */
export function describeSite(site: Site, themes: Themes, redirects: ExportedRedirect[]): ExportedSite {
  const { name, tagline, locales, timeZone, menus, contact, topics, copyright } = site.space
  return {
    name,
    ...(tagline === undefined ? {} : { tagline }),
    locales,
    timeZone,
    menus,
    contact,
    ...(topics === undefined ? {} : { topics }),
    ...(copyright === undefined ? {} : { copyright }),
    ...(site.favicon === undefined ? {} : { icon: site.favicon }),
    packs: site.theme,
    look: asThemeFile(liveTokens(site, themes)),
    ...(redirects.length > 0 ? { redirects } : {}),
  }
}
