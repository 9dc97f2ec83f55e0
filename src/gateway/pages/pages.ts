import { LRUCache } from 'lru-cache'
import type { DataResult } from '@schemas/block'
import { eachAssetName } from '@schemas/layout/asset-names'
import { type BlockCall, compileRows, type Compiled } from '@schemas/layout/compile'
import { fillContents } from '@schemas/layout/contents/fill-contents'
import type { Locale } from '@schemas/layout/locale'
import type { Page, Slot } from '@schemas/layout/page'
import { checkParams } from '@schemas/layout/param-rule'
import type { ErrorInfo, Payload, RenderTree } from '@schemas/layout/render'
import { previewParameter } from '@schemas/layout/preview-address'
import { pickParameters } from '@schemas/layout/query-parameters'
import { hasRole, roles, viewFor } from '@schemas/layout/role'
import { sameOriginPath } from '@schemas/layout/same-origin-path'
import type { FoundAddress } from '@schemas/layout/site-addresses'
import { blockMigrations } from '@registry/migrations'
import { blockDefinition } from '@registry/schemas'
import type { ClientBuild } from '../http/client-build'
import type { CallContext, Handler } from '../http/handle'
import type { Log } from '../log'
import type { ItemAssets } from '../media/item-assets'
import type { OpenedPage } from '../page-passwords/locked-pages'
import { mayOpen } from '../page-passwords/may-open'
import type { Site } from '../platform/sites'
import type { Settings } from '../settings'
import { assetLookup } from '../themes/assets'
import type { Themes } from '../themes/themes'
import type { PageResponse, PageRequest, PageQuery, Pages } from './page-response'
import { type ContextFor, createBoots } from './boots'
import { makeHead } from './head'
import { lockHead, lockTree } from './lock-tree'
import { documentParameters } from './page-parameters'
import { isOfBlocks, runCalls, type WantedCall } from './run-calls'
import { errorPattern, openPages, pageAddresses, type SitePages, sitePages } from './site-pages'
import { isWithin, search, signInPath, resolveRedirect, withQuery } from './resolve-redirect'

/** A page with the parameters of its address. */
type Match = { pages: SitePages; match: Extract<FoundAddress, { kind: 'page' }>; page: OpenedPage }

type Deps = {
  themes: Themes
  build: ClientBuild
  handlers: ReadonlyMap<string, Handler>
  settings: Settings
  uploads: ItemAssets
  log: Log
}

/** How long a response with `cache: 'seconds'` data is shared (ms). */
const secondsMs = 10_000
/**
 * Payloads kept in memory, counted as their JSON: pages that have one answer, and those of which visitors choose among
 * any number. The latter push out only each other.
 */
const maxCachedCharacters = { plain: 48 * 1024 * 1024, varied: 16 * 1024 * 1024 }
const slotNames = ['header', 'subheader', 'footer'] as const
const types = { definition: blockDefinition, migrations: blockMigrations }
const nonePassed: readonly string[] = []
const nothing: RenderTree = { rows: [], css: '', types: [], assets: {} }

export function createPages({ themes, build, handlers, settings, uploads, log }: Deps): Pages {
  const cacheOf = (maxSize: number) =>
    new LRUCache<string, PageResponse>({
      max: 2000,
      maxSize,
      sizeCalculation: (response) => JSON.stringify(response.payload).length,
    })
  const caches = { plain: cacheOf(maxCachedCharacters.plain), varied: cacheOf(maxCachedCharacters.varied) }
  const of = (site: Site) => openPages(site, themes, log)
  const all = (site: Site) => sitePages(site, themes, log)
  const loadUploads = uploads.load
  const assetsOf = (site: Site, locale: Locale) => {
    const ofTheme = assetLookup(themes, build, site.theme.homepage, locale, [
      ...Object.values(site.theme),
      ...Object.values(site.look?.slots ?? {}),
    ])
    return (name: string) => ofTheme(name) ?? uploads.asset(site, name, locale)
  }

  const compileContext: ContextFor = (site, role, locale, now, route) => ({
    ...route,
    types,
    asset: assetsOf(site, locale),
    role,
    locale,
    now,
    timeZone: site.space.timeZone,
    explain: hasRole(role, 'manager'),
  })

  function read(site: Site, { pathname, query }: Pick<PageRequest, 'pathname' | 'query'>): PageQuery {
    const pages = of(site)
    const match = pages.addresses.find(pathname)
    const page = match?.kind === 'page' ? pages.page(match.path) : undefined
    const documents = [page, ...slotNames.map((slot) => pages.slot(slot))].filter((document) => document !== undefined)
    const own = pickParameters(query, [...(page ? documents.flatMap(documentParameters) : []), previewParameter])
    return {
      query: own,
      isVaried: Object.keys(own).length > 0 || (match?.kind === 'page' && Object.keys(match.params).length > 0),
    }
  }

  async function payload(request: PageRequest): Promise<PageResponse> {
    const { context, pathname } = request
    const { site, session, locale } = context
    const now = Date.now()
    const { query, isVaried } = read(site, request)
    const cache = isVaried ? caches.varied : caches.plain
    const key = JSON.stringify([site.id, site.stamp, pathname, query, session.role, locale, context.origin])
    const known = key.length < 2000 ? cache.get(key) : undefined
    if (known && known.until > now) return known
    // Read first: a response must not outlive the pages it was found among.
    const { until } = of(site)
    const found = await resolve(request, now)
    const response = { ...found, until: Math.min(found.until, until) }
    // The way elsewhere takes the whole query along, and is found in no time.
    if (response.shared && !response.payload.redirect && key.length < 2000) cache.set(key, response)
    return response
  }

  /** The page at an address, or the response instead of it when this viewer does not get one. */
  async function find(request: PageRequest, passed = nonePassed): Promise<Match | PageResponse> {
    const { context, pathname, query } = request
    const { site, session, locale } = context
    if (pathname === '/' && site.clusterId) return redirected(request, '/cluster/user/dashboard')
    const pages = of(site)
    const match = pages.addresses.find(pathname)
    if (match?.kind === 'moved') return redirected(request, withQuery(match.to, query), 308)
    const page = match && pages.page(match.path)
    // No page exists there, for anyone.
    const led = match && checkParams(page?.validate, match.params) ? undefined : await redirectFrom(request, passed)
    if (led) return led
    if (!match || !page)
      return errorPayload(request, {
        statusCode: 404,
        statusMessage: 'Page Not Found',
        message: `Page Not Found: ${pathname}`,
      })
    const opening = mayOpen(context, page)
    if (opening === 'no') {
      if (session.role === 'guest')
        return redirected(request, `${signInPath(pathname)}?to=${encodeURIComponent(pathname + search(query))}`)
      return errorPayload(request, {
        statusCode: 403,
        statusMessage: locale === 'th' ? 'ไม่มีสิทธิ์เข้าถึง' : 'Access denied',
        message: locale === 'th' ? 'บัญชีของคุณเปิดหน้านี้ไม่ได้' : 'Your account may not open this page.',
      })
    }
    if (opening === 'locked') return locked(request, { pages, match, page })
    if (!checkParams(page.validate, match.params)) return refused(request)
    return { pages, match, page }
  }

  const isFound = (found: Match | PageResponse): found is Match => 'page' in found

  /** A page that is offline for visitors at the moment; its editors see it. */
  function offlineAt({ context: { site, session }, pathname }: PageRequest): Match | undefined {
    const pages = all(site)
    const match = pages.addresses.find(pathname)
    const page = match?.kind === 'page' && !of(site).page(match.path) ? pages.page(match.path) : undefined
    return match?.kind === 'page' && page && hasRole(session.role, page.access) ? { pages, match, page } : undefined
  }

  async function place(request: PageRequest): Promise<PageResponse> {
    const offline = offlineAt(request)
    if (offline) return { status: 200, shared: false, until: 0, payload: payloadOf(request, offline, nothing) }
    // Whether such a post or product exists only its data can tell.
    const found = Object.keys(request.query).length > 0 ? undefined : await find(request)
    const response =
      !found || (isFound(found) && Object.keys(found.match.params).length > 0)
        ? await payload(request)
        : isFound(found)
          ? { status: 200, shared: false, until: 0, payload: payloadOf(request, found, nothing) }
          : found
    // A draft may have blocks that read what the page of its visitors does not.
    return isWithin(response.payload.redirect ?? '/')
      ? { ...response, payload: { ...response.payload, query: request.query } }
      : refused(request)
  }

  async function resolve(request: PageRequest, now: number, passed = nonePassed): Promise<PageResponse> {
    const { context, pathname } = request
    const { site, session, locale } = context
    const found = await find(request, passed)
    if (!isFound(found)) return found
    const { query } = read(site, request)
    const { match, page } = found
    const loaded = await loadUploads(site, page)
    const view = viewFor(page.views, session.role)
    const viewRole = roles.find((role) => page.views[role] === view) ?? 'guest'
    const compiled = compileRows(
      view?.rows ?? [],
      compileContext(site, session.role, locale, now, { params: match.params, query, path: pathname }),
      ['views', viewRole, 'rows'],
    )
    for (const problem of compiled.problems)
      log.warn({ site: site.id, page: page.path, problem }, 'A block stands as a notice.')
    const { missing, shared, until } = await addData(request, compiled, now)
    fillContents(compiled.tree, blockDefinition)
    // Missing data may appear in a moment, or exist for another viewer: this redirect is not cached.
    if (missing)
      return (page.access === 'guest' ? await redirectFrom(request, passed, false) : undefined) ?? refused(request)
    return {
      status: 200,
      shared: shared && loaded && !page.lock,
      ...(page.lock ? { secret: true } : {}),
      until: Math.min(until, compiled.changesAt ?? Number.POSITIVE_INFINITY),
      payload: payloadOf(request, found, compiled.tree),
    }
  }

  /** Replaces a page that needs a password: a form in the page's frame. Reveals only the page's title. */
  function locked(request: PageRequest, { pages, match, page }: Match): PageResponse {
    const { site, session, locale } = request.context
    const { tree } = compileRows(
      lockTree(request.refusal),
      compileContext(site, session.role, locale, Date.now(), { params: {}, query: {}, path: request.pathname }),
    )
    const addresses = pageAddresses(pages, match, site)
    return {
      status: 403,
      shared: false,
      secret: true,
      until: 0,
      payload: {
        ...at(request),
        ...(Object.keys(addresses).length > 0 ? { addresses } : {}),
        pattern: page.path,
        params: match.params,
        frame: page.frame,
        head: lockHead(page, site, locale),
        tree,
      },
    }
  }

  function payloadOf(request: PageRequest, { pages, match, page }: Match, tree: RenderTree): Payload {
    const { site, locale } = request.context
    const addresses = pageAddresses(pages, match, site)
    const own = Object.keys(addresses).length > 0 ? { addresses } : {}
    return {
      ...at(request),
      ...own,
      pattern: page.path,
      params: match.params,
      frame: page.frame,
      head: makeHead({ page, tree, request, addresses, asset: assetsOf(site, locale) }),
      tree,
    }
  }

  /** Runs the blocks' calls and stores each outcome on its block. */
  async function addData({ context }: PageRequest, compiled: Compiled, now: number) {
    let shared = true
    let missing = false
    let until = Number.POSITIVE_INFINITY
    const outcomes = await runCalls(context, handlers, compiled.calls)
    for (const [at, { result, cache: policy }] of outcomes.entries()) {
      const { block, name, required } = compiled.calls[at] as BlockCall
      if (policy === 'private' || policy === 'none' || !result.ok) shared = false
      if (policy === 'seconds') until = Math.min(until, now + secondsMs)
      if (required && !result.ok && result.error.status === 404) missing = true
      ;(block.data ??= {})[name] = result
    }
    const values = outcomes.map(({ result }) => result)
    if (!(await loadUploads(context.site, values))) shared = false
    Object.assign(compiled.tree.assets, namedAssets(context, values))
    return { shared, missing, until }
  }

  /** Pictures and files named in data are sent with the page like those named in props. */
  function namedAssets({ site, locale }: CallContext, value: unknown): RenderTree['assets'] {
    const lookup = assetsOf(site, locale)
    const found: RenderTree['assets'] = {}
    eachAssetName(value, (name) => {
      const known = lookup(name)
      if (known) found[name] = known
    })
    return found
  }

  async function data(context: CallContext, calls: readonly WantedCall[]) {
    const known = calls.filter(({ call }) => isOfBlocks(handlers.get(call)))
    const results = new Map((await runCalls(context, handlers, known)).map(({ result }, at) => [known[at], result]))
    const outcomes = calls.map(
      (wanted): DataResult =>
        results.get(wanted) ?? {
          ok: false,
          error: { status: 404, message: `No call of blocks is named "${wanted.call}".` },
        },
    )
    await loadUploads(context.site, outcomes)
    return { outcomes, assets: namedAssets(context, outcomes) }
  }

  const at = ({ context, pathname, query }: PageRequest) => ({
    build: build.id,
    path: pathname,
    query: read(context.site, { pathname, query }).query,
    params: {},
  })

  function refused(request: PageRequest): Promise<PageResponse> {
    return errorPayload(request, {
      statusCode: 404,
      statusMessage: 'Page Not Found',
      message: `Page not found: ${request.pathname}`,
    })
  }

  /** The redirect of an address without a page. */
  async function redirectFrom(
    request: PageRequest,
    passed: readonly string[],
    shared = true,
  ): Promise<PageResponse | undefined> {
    const onward = await resolveRedirect(
      { ...request, passed },
      of(request.context.site).led,
      ({ passed: here, ...next }) => resolve({ ...request, ...next }, Date.now(), here),
    )
    return onward && { ...redirected(request, onward.to, 308), shared: shared && !onward.isLookedUp }
  }

  function redirected(
    { pathname, query }: Pick<PageRequest, 'pathname' | 'query'>,
    target: string,
    status = 302,
  ): PageResponse {
    // What leads elsewhere says so by its scheme; all else stays at this site, whatever it was put together from.
    const to = target.startsWith('https://') ? target : (sameOriginPath(target) ?? '/')
    return {
      status,
      shared: true,
      until: Number.POSITIVE_INFINITY,
      payload: {
        build: build.id,
        path: pathname,
        query,
        params: {},
        pattern: pathname,
        frame: 'default',
        head: emptyHead,
        tree: null,
        redirect: to,
      },
    }
  }

  async function errorPayload(request: PageRequest, error: ErrorInfo): Promise<PageResponse> {
    const { context, pathname } = request
    const { site, session, locale } = context
    const page: Page | undefined = of(site).page(errorPattern)
    await loadUploads(site, page)
    const compiled =
      page &&
      compileRows(
        viewFor(page.views, session.role)?.rows ?? [],
        compileContext(site, session.role, locale, Date.now(), { params: {}, query: {}, path: pathname }),
      )
    const head = { ...emptyHead, title: `${error.statusCode} ${error.statusMessage}`, noindex: true }
    // Not cached: there are infinitely many missing addresses.
    return {
      status: error.statusCode,
      shared: false,
      until: 0,
      payload: {
        ...at(request),
        pattern: errorPattern,
        frame: page?.frame ?? 'default',
        head,
        tree: compiled?.tree ?? null,
        error,
      },
    }
  }

  async function slotTree({
    site,
    slot,
    theme,
    role,
    locale,
    now,
  }: Parameters<Pages['slotTree']>[0]): Promise<RenderTree | null> {
    const pages = of(site)
    const asPage: Record<string, string> = {
      homepage: '/',
      dashboard: '/cluster/user/dashboard',
      checkout: '/shop/checkout',
    }
    const page = slot in asPage ? pages.page(asPage[slot] as string) : undefined
    // No password can be entered here.
    if (page?.lock && !hasRole(role, page.access)) return null
    const document: Slot | Page | undefined = slot in asPage ? page : pages.slot(slot, theme)
    if (!document) return null
    await loadUploads(site, document)
    const rows = 'rows' in document ? document.rows : (viewFor(document.views, role)?.rows ?? [])
    return compileRows(rows, compileContext(site, role, locale, now, { params: {}, query: {}, path: '/' })).tree
  }

  const { boot, bootAt } = createBoots({ themes, build, settings, of, loadUploads, compileContext })

  return {
    read,
    payload,
    place,
    boot,
    bootAt,
    slotTree,
    of,
    all,
    assets: assetsOf,
    loadUploads,
    data,
    redirected,
    errorPayload,
  }
}

const emptyHead = { title: '', canonical: '', alternates: [], jsonLd: [] }
