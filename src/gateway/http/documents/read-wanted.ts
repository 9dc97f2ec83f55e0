import type { Locale } from '@schemas/layout/locale'
import { previewParameter, previewToken } from '@schemas/layout/preview-address'
import { resolveLocale } from '../../pages/resolve-locale'
import type { Site } from '../../platform/sites'
import { chooseLocale, isSecure, sessionCookie } from '../request-context'
import type { DocumentDeps, Exchange } from './deps'
import type { FoundSite } from './find-site'
import { findPreview, type Preview } from './preview'

type Surface = 'edit' | 'canvas' | undefined

/** What a request asks for, as far as its session does not matter. */
export type WantedDocument = FoundSite & {
  /** The preview's site, or the host's. */ site: Site
  preview: Preview | undefined
  surface: Surface
  as: unknown
  look: unknown
  query: Record<string, string>
  locale: Locale
  /** The page's path, without its language. */ path: string
  /** The same page's address in the visitor's language, where that is another. */ to: string | undefined
  isPrivate: boolean
  /** Cache control of a response that visitors share. */ sharing: string
}

/** Reads the preview, the query and the language; a language that was chosen is remembered by a cookie. */
export async function readWanted(deps: DocumentDeps, exchange: Exchange, found: FoundSite): Promise<WantedDocument> {
  const { request, reply } = exchange
  const { located, asPayload } = found
  const token = previewToken(request.query as Record<string, unknown>)
  const preview = await findPreview(deps, token, located.site)
  // The address contains the key to a draft: referrers are reduced to the origin, even for pages of this site, which
  // count their visitors too.
  if (preview) reply.header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'strict-origin')
  const site = preview?.site ?? located.site
  const { lang, as, ...named } = request.query as Record<string, unknown>
  const query = typeof token === 'string' ? { ...named, [previewParameter]: token } : named
  const surface = asPayload ? undefined : surfaceOf(query)
  const isPrivate = request.cookies[sessionCookie] !== undefined || preview !== undefined
  const language = readLanguage(deps, exchange, { site, surface, lang, as, found })
  // A cookie is for one visitor: a response that sets it must not enter a shared cache, although its text could.
  const sharing = isPrivate
    ? 'private, no-store'
    : language.isRemembered
      ? 'private, no-cache'
      : 'public, max-age=0, must-revalidate'
  const { locale, path, to } = language
  return {
    ...found,
    site,
    preview,
    surface,
    as,
    look: query.look,
    query: flatQuery(query),
    locale,
    path,
    to,
    isPrivate,
    sharing,
  }
}

type LanguageRequest = { site: Site; surface: Surface; lang: unknown; as: unknown; found: FoundSite }

function readLanguage(
  { services }: DocumentDeps,
  { request, reply }: Exchange,
  { site, surface, lang, as, found }: LanguageRequest,
): { locale: Locale; path: string; to: string | undefined; isRemembered: boolean } {
  const chosen = chooseLocale(request, site)
  // The builder's documents, and pages viewed as another role, share the page's path.
  const isLookedAt = surface !== undefined || as !== undefined
  const { locale, pathname, to } = resolveLocale({
    addresses: services.pages[surface === undefined ? 'of' : 'all'](site).addresses,
    pathname: found.address,
    requested: lang === chosen ? chosen : undefined,
    preferred: chosen,
    offered: site.space.locales,
    isPayload: found.asPayload || isLookedAt,
  })
  // Viewing a page as another role chooses no language for the viewer.
  const isRemembered = (lang === locale || locale !== chosen) && locale !== request.cookies.lang && as === undefined
  if (isRemembered)
    reply.setCookie('lang', locale, {
      path: '/',
      sameSite: 'lax',
      maxAge: 31_536_000,
      secure: isSecure(request, services.settings),
    })
  return { locale, path: pathname, to: isLookedAt ? undefined : to, isRemembered }
}

/** `?edit` requests the builder, `?canvas` the document it draws into. */
function surfaceOf(query: Record<string, unknown>): Surface {
  return 'edit' in query ? 'edit' : 'canvas' in query ? 'canvas' : undefined
}

function flatQuery(query: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.slice(0, 500)]] : [])),
  )
}
