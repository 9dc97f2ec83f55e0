import type { Locale } from '@schemas/layout/locale'
import { sameOriginPath } from '@schemas/layout/same-origin-path'
import { useLocale, usePage, useSpace } from '../../boot'
import { Icon } from '../../icon'
import { useT } from '../../t'
import styles from './language-links.module.css'

const messages = { label: { en: 'Language', th: 'ภาษา' } }
const names: Record<Locale, string> = { th: 'ไทย', en: 'English' }
const codes: Record<Locale, string> = { th: 'ไทย', en: 'EN' }

type Props = { look?: 'names' | 'codes' | 'menu'; showIcon?: boolean }

/**
 * This page in the site's other languages. Plain links, because the language belongs to the document, which must load
 * again.
 */
export function LanguageLinks({ look: variant = 'names', showIcon = false }: Props) {
  const t = useT()
  const { locales } = useSpace()
  const present = useLocale()
  const hrefOf = useLanguageHref()
  if (locales.length < 2) return null
  const links = (
    <ul className={styles.list}>
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={hrefOf(locale)}
            lang={locale}
            hrefLang={locale}
            className={styles.link}
            aria-current={locale === present ? 'true' : undefined}
            title={variant === 'codes' ? names[locale] : undefined}
          >
            {variant === 'codes' ? codes[locale] : names[locale]}
            {variant === 'menu' && locale === present && <Icon name="check" size="1.1em" />}
          </a>
        </li>
      ))}
    </ul>
  )
  if (variant === 'menu') {
    return (
      <details className={styles.menu}>
        <summary className={styles.button}>
          <Icon name="world" />
          <span className="visually-hidden">{t(messages.label)}: </span>
          {names[present]}
          <Icon name="chevron-down" size="0.9em" className={styles.chevron ?? ''} />
        </summary>
        {links}
      </details>
    )
  }
  return (
    <nav aria-label={t(messages.label)} className={styles.links} data-look={variant}>
      {showIcon && <Icon name="world" className={styles.icon ?? ''} />}
      {links}
    </nav>
  )
}

function useLanguageHref(): (locale: Locale) => string {
  const page = usePage()
  const query = Object.entries(page?.query ?? {}).filter(([name]) => name !== 'lang')
  return (locale) => {
    const own = page?.addresses?.[locale]
    // A localised address identifies the language, unless another language uses the same one.
    const isAlone =
      own !== undefined && Object.values(page?.addresses ?? {}).filter((address) => address === own).length === 1
    const search = new URLSearchParams(isAlone ? query : [...query, ['lang', locale]]).toString()
    const path = own ?? page?.path ?? ''
    return `${sameOriginPath(path) === undefined ? '' : path}${search && `?${search}`}`
  }
}
