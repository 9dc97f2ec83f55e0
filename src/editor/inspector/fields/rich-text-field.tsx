import { PropertyRow } from '../panel/property-row'
import { type FieldProps, rowOf } from './field-props'
import { LanguageTag, LanguageToggle, useLanguageLabel } from './language-toggle'
import { entryOf, withEntry } from '../../document/fields/localised'
import styles from './rich-text-field.module.css'
import { TreeEditor } from './tree-editor'
import { useLanguages } from './use-languages'

/** Text with headings, lists, links and emphasis, in the language being edited. */
export function RichTextField({ bind }: FieldProps<'rich-text'>) {
  const languages = useLanguages(bind.value, bind.id)
  const labelOf = useLanguageLabel(bind.label, languages.missing)
  return (
    <PropertyRow
      {...rowOf(bind)}
      layout="stacked"
      isGroup
      trailing={<LanguageToggle languages={languages} label={bind.label} />}
    >
      <div className={styles.trees}>
        {languages.shown.map((locale) => (
          <div key={locale} data-field={`${bind.id}-${locale}`}>
            {languages.isBoth && <LanguageTag locale={locale} isMissing={languages.missing.includes(locale)} />}
            <TreeEditor
              locale={locale}
              label={labelOf(locale)}
              value={entryOf(bind.value, locale)}
              onWrite={(tree) => bind.onChange(withEntry(bind.value, locale, tree, languages.isBoth), true)}
              onLeave={bind.onLeave}
            />
          </div>
        ))}
      </div>
    </PropertyRow>
  )
}
