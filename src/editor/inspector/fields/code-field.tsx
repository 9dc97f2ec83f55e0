import { Textarea } from '@mantine/core'
import { useT } from '@kit/t'
import { PropertyRow } from '../panel/property-row'
import { type FieldProps, inputOf, rowOf } from './field-props'
import styles from './fields.module.css'
import { languageNames } from '../../state/view-names'
import { LanguageToggle } from './language-toggle'
import { entryOf, withEntry } from '../../document/fields/localised'
import { useLanguages } from './use-languages'

/** Code, one for all languages or one per language. */
export function CodeField({ bind, focusRef }: FieldProps<'code'>) {
  const t = useT()
  const languages = useLanguages(bind.value, bind.id)
  return (
    <PropertyRow
      {...rowOf(bind)}
      layout="stacked"
      isGroup={languages.isBoth}
      trailing={<LanguageToggle languages={languages} label={bind.label} />}
    >
      <div className={styles.languages}>
        {languages.shown.map((locale, index) => {
          const entry = entryOf(bind.value, locale)
          return (
            <Textarea
              key={locale}
              {...inputOf(bind)}
              id={languages.isBoth ? `${bind.id}-${locale}` : bind.id}
              ref={index === 0 ? focusRef : undefined}
              aria-label={languages.isBoth ? `${bind.label}, ${t(languageNames[locale])}` : undefined}
              className={`${styles.code} ${styles.growing}`}
              rows={6}
              spellCheck={false}
              wrap="off"
              value={typeof entry === 'string' ? entry : ''}
              onChange={(event) =>
                bind.onChange(withEntry(bind.value, locale, event.currentTarget.value, languages.isBoth), true)
              }
              error={Boolean(bind.error)}
            />
          )
        })}
      </div>
    </PropertyRow>
  )
}
