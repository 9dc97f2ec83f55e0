import type { Boot } from '@schemas/boot'
import { eachAssetName } from '@schemas/layout/asset-names'
import { compileRows, type CompileContext } from '@schemas/layout/compile'
import type { Locale } from '@schemas/layout/locale'
import type { RenderTree } from '@schemas/layout/render'
import type { Role } from '@schemas/layout/role'
import { localise } from '@schemas/layout/text'
import { seesWorkspace } from '@schemas/workspace'
import { groundCss } from '@schemas/layout/theme-ground'
import type { ClientBuild } from '../http/client-build'
import type { CallContext } from '../call/handle'
import type { ItemAssets } from '../media/item-assets'
import type { Site } from '../platform/sites'
import type { Settings } from '../settings'
import { fontCss } from '../themes/font-rules'
import { appearanceOf } from '../themes/appearance'
import type { Themes } from '../themes/themes'
import type { Booted } from './page-response'
import { routeInfo } from './boot-parts'
import { describeHost } from './describe-host'
import { entriesIn, releasedMenus } from './site-menus'
import type { OpenPages } from './site-pages'
import { workspaceLinks } from './workspace'

/** What rows are compiled with for a viewer at an address; see `createPages`. */
export type ContextFor = (
  site: Site,
  role: Role,
  locale: Locale,
  now: number,
  route: { params: Record<string, string>; query: Record<string, string>; path: string },
) => CompileContext

type Deps = {
  themes: Themes
  build: ClientBuild
  settings: Settings
  of: (site: Site) => OpenPages
  loadUploads: ItemAssets['load']
  compileContext: ContextFor
}

/** Results made without the database are made again after this long. */
const retryMs = 1000

/** Common data of all pages of a site: the frame's slots, menus, routes, theme and space, for a role and language. */
export function createBoots({ themes, build, settings, of, loadUploads, compileContext }: Deps): {
  boot: (context: CallContext) => Promise<Booted>
  /** The same at a given moment, uncached. */ bootAt: (context: CallContext, now: number) => Promise<Booted>
} {
  const boots = new WeakMap<Site, Map<string, Booted>>()

  async function boot(context: CallContext): Promise<Booted> {
    const { site, session, locale, local, services } = context
    const now = Date.now()
    const perSite = boots.get(site) ?? new Map<string, Booted>()
    boots.set(site, perSite)
    const key = `${session.role}:${locale}:${local}`
    let known = perSite.get(key)
    if (!known || known.until <= now) {
      known = await bootAt(context, now)
      perSite.set(key, known)
    }
    if (!session.person) return known
    return {
      ...known,
      boot: {
        ...known.boot,
        session: await services.describeSession(session, site.id),
        callKey: services.callKeys.issue(site.id),
      },
    }
  }

  async function bootAt({ site, session, locale, local }: CallContext, now: number): Promise<Booted> {
    const pages = of(site)
    const isOperator = session.role === 'admin' && site.id === settings.operatorSite
    const { pack, theme } = appearanceOf(site, themes)
    const isAtWork = seesWorkspace(session.role)
    const slots = (['header', 'subheader', 'footer', ...(isAtWork ? (['workspace'] as const) : [])] as const).map(
      (slot) => pages.slot(slot),
    )
    const menus = releasedMenus(site)
    const loaded = await loadUploads(site, [slots, site.space, menus, theme.background, site.look?.families])
    const context = compileContext(site, session.role, locale, now, { params: {}, query: {}, path: '/' })
    const compiled = slots.map((slot) => compileRows(slot?.rows ?? [], context))
    const [header, subheader, footer, workspace] = compiled.map((each) => each.tree.rows) as [
      RenderTree['rows'],
      RenderTree['rows'],
      RenderTree['rows'],
      RenderTree['rows'] | undefined,
    ]
    const listed = menus.map(({ menu, rows }) => ({ menu, ...compileRows(rows, context) }))
    const own = localise(site.space, locale) as Boot['space']
    const space = {
      ...own,
      menus: { ...own.menus, ...Object.fromEntries(listed.map(({ menu, tree }) => [menu, entriesIn(tree.rows)])) },
    } as Boot['space']
    const assets = Object.assign({}, ...[...compiled, ...listed].map((each) => each.tree.assets)) as Boot['assets']
    const routes = pages.patterns.flatMap((path) => routeInfo(pages, path, session.role, locale))
    const addresses = pages.addresses.translations(locale, (path) => routes.some((route) => route.path === path))
    eachAssetName(site.space, (name) => {
      const asset = context.asset(name)
      if (asset) assets[name] = asset
    })
    const fonts = fontCss(themes, theme, build, {
      families: site.look?.families ?? [],
      asset: context.asset,
      locale,
    })
    return {
      css: compiled.map((each) => each.tree.css).join(''),
      documentAssets: { css: fonts.css + groundCss(theme, context.asset), preload: fonts.preload },
      // At most an hour, because it contains `now`, from which the footer's year is made.
      until: Math.min(
        now + (loaded ? 3_600_000 : retryMs),
        pages.until,
        ...[...compiled, ...listed].map((each) => each.changesAt ?? Number.POSITIVE_INFINITY),
      ),
      boot: {
        build: build.id,
        release: String(site.release.no),
        env: settings.env,
        gateway: settings.gatewayOrigin,
        local,
        locale,
        now: new Date(now).toISOString(),
        site: {
          id: site.id,
          ...(isOperator ? { isOperator } : {}),
          ...describeHost(site, themes),
          hostname: site.primaryHost,
          theme: pack.theme.name,
          shape: theme.shape,
        },
        space,
        session: { role: session.role },
        routes,
        ...(addresses ? { addresses } : {}),
        slots: { header, subheader, footer, ...(workspace ? { workspace } : {}) },
        ...(isAtWork ? { workspace: workspaceLinks(pages, session.role, isOperator) } : {}),
        assets,
      },
    }
  }

  return { boot, bootAt }
}
