import { IconLanguage } from '@tabler/icons-react'
import { useT } from '@kit/t'
import type { Locale } from '@schemas/layout/locale'
import { useUi } from '../../state/ui-store'
import { languageNames } from '../../state/view-names'
import styles from './fields.module.css'
import type { Languages } from './use-languages'
import { Hint } from '../../ui/hint'

const messages = {
  both: { en: 'Show both languages', th: 'แสดงทั้งสองภาษา' },
  one: { en: 'Show only {language}', th: 'แสดงเฉพาะภาษา{language}' },
  missing: { en: 'No {language} text yet', th: 'ยังไม่มีข้อความภาษา{language}' },
}

/** Toggles between one language and all; an amber dot marks a missing translation. */
export function LanguageToggle({
  languages: { isBoth, toggle, missing },
  label,
}: {
  languages: Languages
  label: string
}) {
  const t = useT()
  const edited = useUi((state) => state.locale)
  if (!toggle) return null
  const lacking = missing.map((locale) => t(messages.missing, { language: t(languageNames[locale]) })).join(' ')
  const toggleLabel = isBoth ? t(messages.one, { language: t(languageNames[edited]) }) : t(messages.both)
  const shown = isBoth ? 'TH EN' : edited.toUpperCase()
  return (
    <Hint label={lacking ? `${toggleLabel}. ${lacking}` : toggleLabel}>
      <button
        type="button"
        className={styles.language}
        aria-pressed={isBoth}
        aria-label={`${label}, ${shown}: ${lacking ? `${toggleLabel}. ${lacking}` : toggleLabel}`}
        data-missing={missing.length > 0 || undefined}
        onClick={toggle}
      >
        <IconLanguage size={14} aria-hidden />
        <span>{shown}</span>
      </button>
    </Hint>
  )
}

/** Language label of one of several fields, with a mark while it is empty. */
export function LanguageTag({ locale, isMissing }: { locale: Locale; isMissing: boolean }) {
  return (
    <span className={styles.languageTag} data-missing={isMissing || undefined} aria-hidden>
      {locale.toUpperCase()}
    </span>
  )
}

/** Accessible label of such a field: its language, and that it is still empty. */
export function useLanguageLabel(label: string, missing: readonly Locale[]): (locale: Locale) => string {
  const t = useT()
  return (locale) => {
    const language = t(languageNames[locale])
    return [`${label}, ${language}`, ...(missing.includes(locale) ? [t(messages.missing, { language })] : [])].join(
      '. ',
    )
  }
}
