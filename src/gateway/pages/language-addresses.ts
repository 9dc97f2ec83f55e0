import { type Locale, locales } from '@schemas/layout/locale'

type Options = {
  /** Origin of the site's own addresses. */ home: string
  /** The page's address under its path. */ path: string
  /** Localised addresses. */ own: Partial<Record<Locale, string>>
  offered: readonly Locale[]
  /** Those of them in which the page's subject exists; all by default. */ existing?: readonly Locale[]
}

export type LanguageAddresses = { of: (locale: Locale) => string; alternates: { lang: string; href: string }[] }

/**
 * A page's addresses in the site's languages, for search engines. A shared address names the language by `?lang`, and
 * without it means the site's first: each language has an address that is its own canonical one, or only the first
 * would be indexed.
 */
export function languageAddresses({ home, path, own, offered, existing = offered }: Options): LanguageAddresses {
  const all = locales.filter((locale) => offered.includes(locale) && existing.includes(locale))
  const isAlone = (locale: Locale) => all.every((other) => other === locale || own[other] !== own[locale])
  const plain = home + path
  const of = (wanted: Locale): string => {
    // A language without a text of its own shows another one's, under whose address it counts.
    const locale = all.includes(wanted) ? wanted : (all[0] ?? wanted)
    if (own[locale] !== undefined) return home + own[locale] + (isAlone(locale) ? '' : `?lang=${locale}`)
    return locale === offered[0] ? plain : `${plain}?lang=${locale}`
  }
  const alternates = all.map((lang) => ({ lang: lang as string, href: of(lang) }))
  return { of, alternates: [...alternates, { lang: 'x-default', href: plain }] }
}
