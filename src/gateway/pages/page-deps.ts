import { hasRole } from '@schemas/layout/role'
import type { Asset } from '@schemas/layout/image'
import type { Locale } from '@schemas/layout/locale'
import { storedTypes as types } from '@registry/stored-types'
import type { ClientBuild } from '../http/client-build'
import type { Handler } from '../call/handle'
import type { Log } from '../log'
import type { ItemAssets } from '../media/item-assets'
import type { Site } from '../platform/sites'
import type { Settings } from '../settings'
import { assetLookup } from '../themes/assets'
import type { Themes } from '../themes/themes'
import type { ContextFor } from './boots'
import { type OpenPages, openPages, type SitePages, sitePages } from './site-pages'

export type PagesOptions = {
  themes: Themes
  build: ClientBuild
  handlers: ReadonlyMap<string, Handler>
  settings: Settings
  uploads: ItemAssets
  log: Log
}

/** What the parts of the pages work with. */
export type PageDeps = Pick<PagesOptions, 'build' | 'handlers' | 'log'> & {
  of: (site: Site) => OpenPages
  all: (site: Site) => SitePages
  assets: (site: Site, locale: Locale) => (name: string) => Asset | undefined
  loadUploads: ItemAssets['load']
  compileContext: ContextFor
}

export function pageDeps({ themes, build, handlers, uploads, log }: PagesOptions): PageDeps {
  const assets: PageDeps['assets'] = (site, locale) => {
    const ofTheme = assetLookup(themes, build, site.theme.homepage, locale, [
      ...Object.values(site.theme),
      ...Object.values(site.look?.slots ?? {}),
    ])
    return (name) => ofTheme(name) ?? uploads.asset(site, name, locale)
  }
  return {
    build,
    handlers,
    log,
    of: (site) => openPages(site, themes, log),
    all: (site) => sitePages(site, themes, log),
    assets,
    loadUploads: uploads.load,
    compileContext: (site, role, locale, now, route) => ({
      ...route,
      types,
      asset: assets(site, locale),
      role,
      locale,
      now,
      timeZone: site.space.timeZone,
      explain: hasRole(role, 'manager'),
    }),
  }
}
