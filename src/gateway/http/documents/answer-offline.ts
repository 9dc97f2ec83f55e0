import { htmlDocument, json } from '../../pages/document'
import { resolveLocale } from '../../pages/resolve-locale'
import { appearanceOf } from '../../themes/appearance'
import { CallError } from '../../errors/call-error'
import { earlyMessage, refusalMessages } from '../../call/refusals'
import { readAddress } from '../read-address'
import { locate, makeContext } from '../request-context'
import { documentPolicy } from '../security-headers'
import { type DocumentDeps, type Exchange, tracked } from './deps'
import { isLocale } from '@schemas/layout/locale'
import { sendPacked } from '../send-packed'
import { uncounted } from './viewed-as'

const prefix = '/offline'

/**
 * `GET /offline{path}`: the document of a page that works offline, the same for everyone: without data, session and
 * access check, because the device opens it when nothing of this can be found out. `?lang` names its language.
 */
export async function answerOffline(deps: DocumentDeps, exchange: Exchange) {
  const { services, build, tokens } = deps
  const { request, reply } = exchange
  const located = await locate(request, services)
  const { site } = located
  if (!site) throw new CallError('not_found', earlyMessage(request, refusalMessages.noSite))
  const { lang } = request.query as { lang?: unknown }
  const { locales } = site.space
  const wanted = isLocale(lang) && locales.includes(lang) ? lang : (locales[0] ?? 'th')
  const { locale, pathname } = resolveLocale({
    addresses: services.pages.of(site).addresses,
    pathname: readAddress(request.url).clean.slice(prefix.length) || '/',
    requested: wanted,
    preferred: wanted,
    offered: locales,
    isPayload: true,
  })
  const context = await makeContext({
    request,
    reply,
    located: { ...located, site },
    services,
    tokens,
    by: 'nothing',
    locale,
  })
  const found = await services.pages.offline({ context, pathname, query: {} })
  reply.header('x-robots-tag', 'noindex, nofollow').header('cache-control', 'no-cache')
  if (!found) throw new CallError('not_found', `Page Not Found: ${pathname}`)
  const { payload, role } = found
  const nobody = { ...context, session: { role } }
  const booted = await services.pages.boot(nobody)
  const boot = { ...uncounted(booted.boot), offline: true as const }
  const rendered = await tracked(deps, 'document:offline', nobody, () => deps.renderPage(boot, payload))
  for (const { block, error } of rendered.failures)
    context.log.error({ err: error, block: block.id, type: block.type }, 'A block threw while rendering offline.')
  const { head, body, hashes } = htmlDocument({
    boot: rendered.boot,
    payload: rendered.payload,
    slotCss: booted.css,
    body: rendered.html,
    build,
    appearance: appearanceOf(site, services.themes),
    documentAssets: booted.documentAssets,
  })
  const later = json(build.laterFor(payload.tree?.types ?? []))
  return sendPacked(
    request,
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', documentPolicy({ ...hashes, storage: services.store.origin })),
    // What the views load later: the worker stores every file that the document names.
    `${head}<script type="application/json" id="offline-files">${later}</script>${body}`,
  )
}
