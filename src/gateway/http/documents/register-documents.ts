import { pipeline, Readable } from 'node:stream'
import { createBrotliCompress, createGzip, constants } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Boot } from '@schemas/boot'
import type { Payload, Viewer } from '@schemas/layout/render'
import { documentAt, isScreen } from '@schemas/layout/document-key'
import { previewAddress, previewParameter, previewToken } from '@schemas/layout/preview-address'
import { hasRole, isRole } from '@schemas/layout/role'
import { guest, type Session } from '../auth/session'
import { previewError } from '../drafts/preview-words'
import type { NoPreview } from '../drafts/previews'
import { htmlDocument } from '../pages/document'
import { canvasDocument, type EditorDocument, editorDocument, type OpenedDocument } from '../pages/editor-documents'
import type { PageResponse, PageRequest } from '../pages/page-response'
import { seenAround } from '../pages/seen-around'
import type { PreviewState } from '../pages/preview-bar'
import { resolveLocale } from '../pages/resolve-locale'
import { errorPattern } from '../pages/site-pages'
import { signInPath, withQuery } from '../pages/resolve-redirect'
import { unlocked } from '../page-passwords/locked-pages'
import type { Site } from '../platform/sites'
import type { Services } from '../services'
import { appearanceOf } from '../themes/appearance'
import type { ClientBuild } from './client-build'
import { chooseEncoding } from './encode'
import type { CallContext, Handler } from './handle'
import { chooseLocale, isSecure, locate, makeContext, sessionCookie } from './request-context'
import { CallError } from './call-error'
import { editorRefused } from './editor-refused'
import { hasEtag } from './etag'
import { type CachedResponse, responseCache } from './response-cache'
import { missingPages } from './missing-pages'
import { isReserved } from '@schemas/layout/path'
import { readAddress } from './read-address'
import { documentPolicy } from './security-headers'
import type { Tokens } from '../auth/tokens'
import { sendPacked } from './send-packed'
import { type Refused, takePasswords } from './take-passwords'
import { closedPage, noSitePage, plainErrorPage } from './plain-pages'
import { redirectWithin } from './redirect-within'
import { withoutPreview } from './without-preview'

export type RenderPage = (
  boot: Boot,
  payload: Payload,
) => Promise<{
  html: string
  boot: Boot
  payload: Payload
  failures: { block: { id: string; type: string }; error: unknown }[]
}>

/**
 * The site shown by a preview link; `over` says why it shows nothing. The token is not carried into the page's links.
 */
type Preview = { site: Site; over?: undefined; token: string } | { site?: undefined; over: NoPreview; token: '' }
type Sending = {
  key: string
  isVaried: boolean
  sharing: string
  isPrivate: boolean
  /** Viewed through a preview link or as another role. */ isLookedAt: boolean
  preview: Preview | undefined
  made: () => void
}
type Deps = {
  services: Services
  tokens: Tokens
  build: ClientBuild
  handlers: ReadonlyMap<string, Handler>
  renderPage: RenderPage
}

/** How long the page of addresses that do not exist is kept. */
const missingMs = 60_000
/** A page with a block that threw is retried after this long (ms): finding the block renders every block separately. */
const failedMs = 10_000
const payloadSuffix = '/_payload.json'

/** Serves every address that is not a call or a file: pages as HTML and as payloads. */
export function registerDocuments(app: FastifyInstance, deps: Deps): void {
  const { services, tokens } = deps
  const answers = responseCache()
  const mayRenderMissing = missingPages()

  app.get('/*', (request, reply) => answer(request, reply))
  takePasswords(app, { ...deps, answer })

  async function answer(request: FastifyRequest, reply: FastifyReply, refused?: Refused) {
    const { pathname, search, clean } = readAddress(request.url)
    const asPayload = pathname.endsWith(payloadSuffix)
    if (isReserved(clean)) throw new CallError('not_found', `Page Not Found: ${clean}`)
    const located = await locate(request, services)
    if (!located.site) {
      const closed = await services.sites.closedAt(located.hostname)
      return closed ? closedPage(reply, closed, asPayload) : noSitePage(reply, located.hostname, asPayload)
    }
    const address = asPayload ? readAddress(pathname.slice(0, -payloadSuffix.length)).clean : clean
    if (!asPayload && address !== pathname)
      return redirectWithin(reply.header('cache-control', 'no-cache'), address + search, 308)
    const token = previewToken(request.query as Record<string, unknown>)
    const preview = await previewOf(token, located.site)
    // The address contains the key to a draft: referrers are reduced to the origin, even for pages of this site, which
    // count their visitors too.
    if (preview) reply.header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'strict-origin')
    const site = preview?.site ?? located.site
    const { lang, as, ...named } = request.query as Record<string, string>
    const query: Record<string, string> = typeof token === 'string' ? { ...named, [previewParameter]: token } : named
    const isPrivate = request.cookies[sessionCookie] !== undefined || preview !== undefined
    const surface = asPayload ? undefined : surfaceOf(query)
    const chosen = chooseLocale(request, site)
    // The builder's documents, and pages viewed as another role, share the page's path.
    const isLookedAt = surface !== undefined || as !== undefined
    const asks = {
      addresses: services.pages[surface === undefined ? 'of' : 'all'](site).addresses,
      pathname: address,
      requested: lang === chosen ? chosen : undefined,
      preferred: chosen,
      offered: site.space.locales,
      isPayload: asPayload || isLookedAt,
    }
    const { locale, pathname: path, to } = resolveLocale(asks)
    // Viewing a page as another role chooses no language for the viewer.
    const choosesLocale = (lang === locale || locale !== chosen) && locale !== request.cookies.lang && as === undefined
    if (choosesLocale)
      reply.setCookie('lang', locale, {
        path: '/',
        sameSite: 'lax',
        maxAge: 31_536_000,
        secure: isSecure(request, services.settings),
      })
    // A cookie is for one visitor: a response that sets it must not enter a shared cache, although its text could.
    const sharing = isPrivate
      ? 'private, no-store'
      : choosesLocale
        ? 'private, no-cache'
        : 'public, max-age=0, must-revalidate'

    if (to !== undefined && !isLookedAt) {
      const away = services.pages.redirected(
        { pathname: path, query: flatQuery(query) },
        withQuery(to, flatQuery(query)),
      )
      if (asPayload) return reply.header('cache-control', 'private, no-store').send(away.payload)
      return redirectWithin(reply.header('cache-control', 'no-store'), withQuery(to, flatQuery(query)), 302)
    }

    const { query: read, isVaried } = services.pages.read(site, { pathname: path, query: flatQuery(query) })
    const keyOf = (...parts: unknown[]) =>
      JSON.stringify([asPayload, site.id, site.stamp, ...parts, locale, located.local, located.origin])
    // A cookie alone signs nobody in: with a worthless one a visitor is a guest like all others, and so
    // is their page.
    const own = await makeContext({
      request,
      reply,
      located: { ...located, site },
      services,
      tokens,
      by: 'cookie',
      locale,
    })
    const isGuest = preview === undefined && own.session.role === 'guest'
    const key = isGuest && surface !== 'edit' ? keyOf(path, read) : ''
    const mayKeep = refused === undefined && answers.mayKeep(key)
    const known = mayKeep ? await answers.find(key) : undefined
    if (known) return sendCached(request, reply, known, sharing, asPayload)
    const made = mayKeep ? answers.startMaking(key) : () => {}
    // However this request ends: sent, failed, or aborted by the visitor.
    reply.raw.once('close', made)
    const seen = seenAs(own.session, as)
    // Passwords are asked of visitors, not of managers viewing the page as one of them.
    const looked = as === undefined ? site : await seenIn(site, own.session, query.look)
    const context = { ...own, site: seen === own.session ? looked : unlocked(looked), session: seen }
    const pageRequest: PageRequest = { context, pathname: path, query: flatQuery(query), refusal: refused?.message }
    if (surface && hasRole(context.session.role, 'manager'))
      return surface === 'edit'
        ? sendEditor(request, reply, pageRequest)
        : sendCanvas(request, reply, pageRequest.context)
    // A signed-out person who opens the builder, from a bookmark for instance, signs in and returns to it.
    if (surface === 'edit' && own.session.role === 'guest')
      return redirectWithin(
        reply.header('cache-control', 'no-store'),
        `${signInPath(path)}?to=${encodeURIComponent(address + withoutPreview(search))}`,
        302,
      )
    const isRefused = surface === 'edit' && !hasRole(own.session.role, 'manager')
    const response = isRefused
      ? await services.pages.errorPayload(pageRequest, editorRefused(locale))
      : preview
        ? await previewed(pageRequest, preview)
        : await payloadOf(pageRequest)
    // Others do not wait for a private response.
    if (!response.shared) made()
    if (asPayload) {
      const text = JSON.stringify({ ...response.payload, viewer: viewerOf(context.session) } satisfies Payload)
      if (!response.shared || response.payload.redirect || !mayKeep) {
        reply
          .code(response.payload.redirect ? 200 : response.status)
          .header('cache-control', isPrivate || response.secret ? 'private, no-store' : 'private, no-cache')
        return sendPacked(request, reply.type('application/json; charset=utf-8'), text)
      }
      const entry = answers.keep(key, text, { until: response.until, isVaried })
      made()
      return sendCached(request, reply, entry, sharing, true)
    }
    if (response.payload.redirect)
      return reply.header('cache-control', 'no-store').redirect(response.payload.redirect, response.status)
    const sending = {
      isVaried,
      sharing,
      isPrivate,
      isLookedAt: preview !== undefined || context.session !== own.session,
      preview,
      made,
    }
    const isWithout = own.session.role === 'guest' && (preview ? preview.over !== undefined : response.status === 404)
    if (isWithout && !mayRenderMissing(site.id))
      return sendMissing(request, reply, pageRequest, { ...sending, key: keyOf(errorPattern, preview?.over) })
    return sendDocument(
      request,
      reply,
      context,
      refused && response.secret ? { ...response, status: refused.status } : response,
      { ...sending, key: mayKeep ? key : '' },
    )
  }

  /** One page for all addresses that do not exist, and one for all preview links that are over: it names none. */
  async function sendMissing(request: FastifyRequest, reply: FastifyReply, pageRequest: PageRequest, sending: Sending) {
    const { key, isPrivate, preview } = sending
    const error =
      preview?.over === undefined
        ? { statusCode: 404, statusMessage: 'Page Not Found', message: 'Page Not Found' }
        : previewError(preview.over, pageRequest.context.locale)
    const sharing = isPrivate ? 'private, no-store' : 'private, no-cache'
    const cached = await answers.find(key)
    if (cached) return sendCached(request, reply, cached, sharing, false, error.statusCode)
    const made = answers.startMaking(key)
    reply.raw.once('close', made)
    const response = await services.pages.errorPayload({ ...pageRequest, pathname: errorPattern, query: {} }, error)
    return sendDocument(
      request,
      reply,
      pageRequest.context,
      { ...response, shared: true, until: Date.now() + missingMs },
      { ...sending, sharing, isVaried: false, made },
    )
  }

  /** `?as=guest&look=name` shows admins a page in a theme's edited state. For others, `look` is ignored. */
  async function seenIn(site: Site, session: Session, theme: string | undefined): Promise<Site> {
    return typeof theme === 'string' && hasRole(session.role, 'admin') ? services.previews.withTheme(site, theme) : site
  }

  /** What a preview link shows, whatever its token looks like: its recipient must see the draft or a notice. */
  async function previewOf(token: unknown, site: Site): Promise<Preview | undefined> {
    if (token === undefined) return undefined
    if (typeof token !== 'string') return { over: 'unknown', token: '' }
    const shown = await services.previews.site(site, token)
    return typeof shown === 'string' ? { over: shown, token: '' } : { site: shown, token }
  }

  /**
   * A draft by its preview link, which all links on the page carry on; a notice when the link does not exist or has
   * ended.
   */
  async function previewed(pageRequest: PageRequest, { site, over, token }: Preview): Promise<PageResponse> {
    const { locale } = pageRequest.context
    if (!site) return services.pages.errorPayload(pageRequest, previewError(over, locale))
    const response = await payloadOf(pageRequest)
    const { head, redirect } = response.payload
    return {
      ...response,
      payload: {
        ...response.payload,
        head: { ...head, noindex: true },
        ...(redirect === undefined ? {} : { redirect: previewAddress(token, redirect) }),
      },
    }
  }

  function payloadOf(pageRequest: PageRequest): Promise<PageResponse> {
    return tracked('document:payload', pageRequest.context, () => services.pages.payload(pageRequest))
  }

  /** Pages are no calls, and are named beside them where the event loop stood still. */
  function tracked<T>(call: string, { site, requestId }: CallContext, run: () => Promise<T>): Promise<T> {
    return services.inFlight.track({ call, site: site.id, request: requestId }, run)
  }

  /** The builder's document: never cached, and for its requester only. */
  async function sendEditor(request: FastifyRequest, reply: FastifyReply, pageRequest: PageRequest) {
    const { build } = deps
    const { edit, ...query } = pageRequest.query
    // The canvas starts with what guests see.
    const [{ boot }, { boot: guests }, { payload }] = await Promise.all([
      services.pages.boot(pageRequest.context),
      services.pages.boot({ ...pageRequest.context, session: guest }),
      services.pages.place({ ...pageRequest, query }),
    ])
    const [to = ''] = payload.redirect?.split('#') ?? []
    if (to)
      return redirectWithin(
        reply.header('cache-control', 'no-store'),
        `${to}${to.includes('?') ? '&' : '?'}edit${edit ? `=${encodeURIComponent(edit)}` : ''}`,
        302,
      )
    const opened = isScreen(edit)
      ? undefined
      : await openedDocument(
          pageRequest.context,
          documentAt(edit, { path: payload.path, pattern: payload.pattern, isMissing: payload.error !== undefined }),
        )
    return sendPrivate(
      request,
      reply,
      editorDocument({
        boot: { ...boot, slots: guests.slots, guests: seenAround(guests) },
        payload,
        opened,
        build,
        themes: services.themes,
      }),
    )
  }

  /** What the builder would request as soon as it runs; an error is left to that request to report. */
  async function openedDocument(context: CallContext, key: string): Promise<OpenedDocument | undefined> {
    try {
      return (await deps.handlers.get('editor/open')?.run(context, { key })) as OpenedDocument | undefined
    } catch (error) {
      if (error instanceof CallError) return undefined
      throw error
    }
  }

  /** The document of the builder's canvas, as guests would get it. */
  async function sendCanvas(request: FastifyRequest, reply: FastifyReply, context: CallContext) {
    const { boot, documentAssets, css } = await services.pages.boot({ ...context, session: guest })
    return sendPrivate(
      request,
      reply,
      canvasDocument({
        boot,
        documentAssets,
        slotCss: css,
        build: deps.build,
        appearance: appearanceOf(context.site, services.themes),
      }),
    )
  }

  function sendPrivate(request: FastifyRequest, reply: FastifyReply, { html, policy, packed }: EditorDocument) {
    reply
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', documentPolicy({ ...policy, storage: services.store.origin }))
    return sendPacked(request, reply.type('text/html; charset=utf-8'), html, packed)
  }

  /** Sends the head while the body is being rendered; a shared page is cached as it goes out. */
  async function sendDocument(
    request: FastifyRequest,
    reply: FastifyReply,
    context: CallContext,
    response: PageResponse,
    { key, isVaried, sharing, isPrivate, isLookedAt, preview, made }: Sending,
  ) {
    const { build, renderPage } = deps
    const booted = await services.pages.boot(context)
    const counted = isLookedAt ? uncounted(booted.boot) : booted.boot
    const boot = preview ? { ...counted, preview: preview.token } : counted
    const state: PreviewState | undefined = preview && (preview.site ? 'shown' : 'over')
    const parts = {
      preview: state,
      boot,
      payload: response.payload,
      slotCss: booted.css,
      build,
      documentAssets: booted.documentAssets,
      appearance: appearanceOf(context.site, services.themes),
    }
    const opening = htmlDocument({ ...parts, body: '' })
    const { analytics, clientData, remoteLog } = boot.space
    const policy = documentPolicy({
      ...opening.hashes,
      analytics: analytics?.src,
      storage: services.store.origin,
      requested: [clientData?.ip, clientData?.location, remoteLog].filter((address) => address !== undefined),
    })
    const shared =
      key !== '' && response.shared && (response.status === 200 || response.status === 404 || response.status === 410)
    async function render(): Promise<string> {
      try {
        const rendered = await tracked('document:render', context, () => renderPage(boot, response.payload))
        for (const { block, error } of rendered.failures)
          context.log.error(
            { err: error, block: block.id, type: block.type, page: response.payload.pattern },
            'A block threw while rendering.',
          )
        const { body } = htmlDocument({ ...parts, boot: rendered.boot, payload: rendered.payload, body: rendered.html })
        const again = rendered.failures.length === 0 ? Number.POSITIVE_INFINITY : Date.now() + failedMs
        if (shared)
          answers.keep(key, opening.head + body, {
            until: Math.min(response.until, booted.until, again),
            policy,
            isVaried,
          })
        return body
      } catch (error) {
        context.log.error({ err: error, page: response.payload.pattern }, 'A page could not be rendered.')
        return `<body>${plainErrorPage(context.locale)}</body></html>`
      } finally {
        made()
      }
    }
    // Nothing is caught around a `yield`: a visitor's abort arrives there as an error, and is none.
    async function* text() {
      yield opening.head
      yield await render()
    }
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    reply
      .code(response.status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('vary', 'accept-encoding, cookie')
    reply.header(
      'cache-control',
      shared ? sharing : isPrivate || response.secret ? 'private, no-store' : 'private, no-cache',
    )
    const source = Readable.from(text(), { objectMode: false })
    if (encoding === 'identity') return reply.send(source)
    reply.header('content-encoding', encoding)
    // Flushing after each part lets the browser start on the head before the body exists.
    const packer =
      encoding === 'br'
        ? createBrotliCompress({
            flush: constants.BROTLI_OPERATION_FLUSH,
            params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
          })
        : createGzip({ flush: constants.Z_SYNC_FLUSH })
    // A visitor who leaves ends both; the reply logs what matters of it.
    pipeline(source, packer, () => {})
    return reply.send(packer)
  }

  async function sendCached(
    request: FastifyRequest,
    reply: FastifyReply,
    entry: CachedResponse,
    sharing: string,
    asPayload: boolean,
    status = 200,
  ) {
    reply.code(status).header('cache-control', sharing).header('vary', 'accept-encoding, cookie')
    if (status === 200) reply.header('etag', entry.etag)
    if (entry.policy) reply.header('content-security-policy', entry.policy)
    if (status === 200 && hasEtag(request.headers['if-none-match'], entry.etag)) return reply.code(304).send()
    reply.type(asPayload ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8')
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding === 'identity') return reply.send(entry.bytes)
    return reply.header('content-encoding', encoding).send(await entry.packed(encoding))
  }
}

/**
 * `?as=guest` shows managers a page as a lower role sees it, with that role's rights only. For others it is ignored.
 */
function seenAs(session: Session, as: unknown): Session {
  if (!isRole(as) || !hasRole(session.role, 'manager') || !hasRole(session.role, as)) return session
  return as === 'guest' ? guest : { ...session, role: as }
}

/**
 * A page viewed before publishing, or as another role, is no visit: analytics are neither loaded nor allowed by the
 * policy.
 */
function uncounted(boot: Boot): Boot {
  const { analytics: _script, ...space } = boot.space
  return { ...boot, space }
}

const viewerOf = ({ role, person }: Session): Viewer => ({ role, ...(person ? { userID: person.id } : {}) })

/** `?edit` requests the builder, `?canvas` the document it draws into. */
function surfaceOf(query: Record<string, unknown>): 'edit' | 'canvas' | undefined {
  return 'edit' in query ? 'edit' : 'canvas' in query ? 'canvas' : undefined
}

function flatQuery(query: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.slice(0, 500)]] : [])),
  )
}
