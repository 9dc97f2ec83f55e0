import { hasRole } from '@schemas/layout/role'
import type { PageRequest, PageResponse } from '../../pages/page-response'
import { signInPath, withQuery } from '../../pages/resolve-redirect'
import { errorPattern } from '../../pages/site-pages'
import { editorRefused } from '../editor-refused'
import type { CallContext } from '../../call/handle'
import { redirectWithin } from '../redirect-within'
import { makeContext } from '../request-context'
import type { Refused } from '../take-passwords'
import { withoutPreview } from '../without-preview'
import type { DocumentDeps, Exchange, Sending } from './deps'
import { findSite } from './find-site'
import { pageResponse, previewResponse } from './preview'
import { readWanted, type WantedDocument } from './read-wanted'
import { sendCanvas, sendEditor } from './send-builder'
import { sendCached } from './send-cached'
import { sendDocument } from './send-document'
import { sendMissing } from './send-missing'
import { sendPayload } from './send-payload'
import { viewedAs } from './viewed-as'

/** Answers any address that is not a call or a file. `refused`: a password for the page was sent, and is wrong. */
export async function answerDocument(deps: DocumentDeps, exchange: Exchange, refused?: Refused) {
  const found = await findSite(deps, exchange)
  if ('sent' in found) return found.sent
  if (found.located.site.isUnreleased) exchange.reply.header('x-robots-tag', 'noindex, nofollow')
  const wanted = await readWanted(deps, exchange, found)
  if (wanted.to !== undefined) return sendToLanguage(deps, exchange, wanted, wanted.to)
  const own = await contextOf(deps, exchange, wanted)
  const { key, isVaried, isSecret } = cacheKeyOf(deps, wanted, own)
  if (isSecret) exchange.reply.header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'no-referrer')
  const sharedKey = refused === undefined && deps.answers.mayKeep(key) ? key : ''
  const known = sharedKey === '' ? undefined : await deps.answers.find(sharedKey)
  if (known) return sendCached(exchange, known, wanted)
  const made = sharedKey === '' ? () => {} : deps.answers.startMaking(sharedKey)
  // However this request ends: sent, failed, or aborted by the visitor.
  exchange.reply.raw.once('close', made)
  const context = await viewedAs(own, wanted, deps.services)
  const { path: pathname, query, surface, preview } = wanted
  const pageRequest: PageRequest = { context, pathname, query, refusal: refused?.message }
  if (surface && hasRole(context.session.role, 'manager'))
    return surface === 'edit' ? sendEditor(deps, exchange, pageRequest) : sendCanvas(deps, exchange, context)
  if (surface === 'edit' && own.session.role === 'guest') return sendToSignIn(exchange, wanted)
  const response = await responseTo(deps, wanted, own, pageRequest)
  // Others do not wait for a private response.
  if (!response.shared) made()
  const isLookedAt = preview !== undefined || context.session !== own.session
  const { sharing, isPrivate } = wanted
  const sending: Sending = { key: sharedKey, isVaried, sharing, isPrivate, isLookedAt, preview, made }
  if (wanted.asPayload) return sendPayload(deps, exchange, response, context.session, sending)
  if (response.payload.redirect)
    return exchange.reply.header('cache-control', 'no-store').redirect(response.payload.redirect, response.status)
  if (isWithout(own, wanted, response) && !deps.mayRenderMissing(wanted.site.id))
    return sendMissing(deps, exchange, pageRequest, { ...sending, key: keyOf(wanted, errorPattern, preview?.over) })
  const shown = refused && response.secret ? { ...response, status: refused.status } : response
  return sendDocument(deps, exchange, context, shown, sending)
}

/** To the page's own address in the visitor's language. */
function sendToLanguage(
  { services }: DocumentDeps,
  { reply }: Exchange,
  { path: pathname, query, asPayload }: WantedDocument,
  to: string,
) {
  const target = withQuery(to, query)
  if (!asPayload) return redirectWithin(reply.header('cache-control', 'no-store'), target, 302)
  const { payload } = services.pages.redirected({ pathname, query }, target)
  return reply.header('cache-control', 'private, no-store').send(payload)
}

/** A signed-out person who opens the builder, from a bookmark for instance, signs in and returns to it. */
function sendToSignIn({ reply }: Exchange, { path, address, search }: WantedDocument) {
  const back = encodeURIComponent(address + withoutPreview(search))
  return redirectWithin(reply.header('cache-control', 'no-store'), `${signInPath(path)}?to=${back}`, 302)
}

/**
 * The context with the viewer's own session. A cookie alone signs nobody in: with a worthless one a visitor is a guest
 * like all others, and so is their page.
 */
function contextOf(
  { services, tokens }: DocumentDeps,
  { request, reply }: Exchange,
  { located, site, locale }: WantedDocument,
): Promise<CallContext> {
  return makeContext({ request, reply, located: { ...located, site }, services, tokens, by: 'cookie', locale })
}

/** What the response is cached under: guests share theirs. The key is empty for all others. */
function cacheKeyOf({ services }: DocumentDeps, wanted: WantedDocument, { session }: CallContext) {
  const { site, path: pathname, query, preview, surface } = wanted
  const read = services.pages.read(site, { pathname, query })
  const isGuest = preview === undefined && session.role === 'guest'
  return {
    key: isGuest && surface !== 'edit' ? keyOf(wanted, pathname, read.query) : '',
    isVaried: read.isVaried,
    isSecret: read.isSecret,
  }
}

const keyOf = ({ asPayload, site, locale, located }: WantedDocument, ...parts: unknown[]): string =>
  JSON.stringify([asPayload, site.id, site.stamp, ...parts, locale, located.local, located.origin])

function responseTo(
  deps: DocumentDeps,
  { surface, preview, locale }: WantedDocument,
  { session }: CallContext,
  pageRequest: PageRequest,
): Promise<PageResponse> {
  if (surface === 'edit' && !hasRole(session.role, 'manager'))
    return deps.services.pages.errorPayload(pageRequest, editorRefused(locale))
  return preview ? previewResponse(deps, pageRequest, preview) : pageResponse(deps, pageRequest)
}

/** Whether a guest gets a page that says that there is none: such addresses are without number. */
const isWithout = ({ session }: CallContext, { preview }: WantedDocument, { status }: PageResponse): boolean =>
  session.role === 'guest' && (preview ? preview.over !== undefined : status === 404)
