import type { Locale } from '@schemas/layout/locale'
import type { SiteAddresses } from '@schemas/layout/site-addresses'
import { fillPath } from '@schemas/layout/path'

type LocaleRequest = {
  addresses: SiteAddresses
  pathname: string
  /** The language named in the query. */
  requested: Locale | undefined
  /** The visitor's own: from the cookie, else the site's first. */
  preferred: Locale
  offered: readonly Locale[]
  /** A page requested by the running document uses the document's language. */
  isPayload: boolean
}

/**
 * The response's language and the page's address under its path; `to` when the page has another address in that
 * language.
 */
export type ResolvedLocale = { locale: Locale; pathname: string; to?: string }

/**
 * Resolves the language of an address. A localised address determines it, whatever the visitor reads elsewhere; a
 * page's path means the visitor's language, and redirects to that language's own address if there is one.
 */
export function resolveLocale({
  addresses,
  pathname,
  requested,
  preferred,
  offered,
  isPayload,
}: LocaleRequest): ResolvedLocale {
  const plain = { locale: requested ?? preferred, pathname }
  const found = addresses.hasOwn ? addresses.find(pathname) : undefined
  if (found?.kind !== 'page' || Object.keys(addresses.own(found.path)).length === 0) return plain
  const named = found.languages.filter((locale) => offered.includes(locale))
  const locale =
    requested ?? (isPayload || named.length === 0 || named.includes(preferred) ? preferred : (named[0] as Locale))
  const now = addresses.inLanguage(found.path, found.params, locale)
  const own = addresses.own(found.path)
  const path = fillPath(found.path, found.params)
  if ((own[locale] ?? found.path) === found.address) return { locale, pathname: path }
  return { locale, pathname: path, to: now.isOwn || requested === undefined ? now.to : `${now.to}?lang=${requested}` }
}
