import type { PostContent } from '@schemas/content/entities/post-content'
import { missingFor } from '@schemas/content/rules/live-content'
import { type Locale, locales } from '@schemas/layout/locale'
import { useT } from '@kit/t'
import { languageLabels } from '../state-texts'
import { texts } from './texts'
import styles from './writer.module.css'

type Props = {
  content: PostContent
  shown: Locale
  onShow: (locale: Locale) => void
  isBoth: boolean
  onBoth: (isBoth: boolean) => void
}

/** Chooses the language to write, and marks what each lacks to be published. */
export function LanguageTabs({ content, shown, onShow, isBoth, onBoth }: Props) {
  const t = useT()
  return (
    <div className={styles.tabs}>
      <div role="group" aria-label={t(texts.languages)} className={styles.tabList}>
        {locales.map((locale) => {
          const missing = missingFor(content, locale)
          return (
            <button
              key={locale}
              type="button"
              className={styles.tab}
              aria-pressed={!isBoth && shown === locale}
              onClick={() => {
                onBoth(false)
                onShow(locale)
              }}
            >
              {t(languageLabels[locale])}
              {missing && (
                <span className={styles.missing}>
                  {t(missing === 'title' ? texts.missingTitle : texts.missingBody)}
                </span>
              )}
            </button>
          )
        })}
      </div>
      <button type="button" className={styles.both} aria-pressed={isBoth} onClick={() => onBoth(!isBoth)}>
        {t(texts.sideBySide)}
      </button>
    </div>
  )
}
