import type { ClipboardEvent, KeyboardEvent } from 'react'
import type { Locale } from '@schemas/layout/locale'
import controls from '../../ui/controls.module.css'
import { PropertyRow } from '../panel/property-row'
import { type FieldProps, inputOf, rowOf } from './field-props'
import styles from './fields.module.css'
import { LanguageTag, LanguageToggle, useLanguageLabel } from './language-toggle'
import { entryOf, withEntry } from '../../document/fields/localised'
import { useLanguages } from './use-languages'

/** Text in the language being edited; in all of the site's languages on demand. */
export function TextField({
  field,
  bind,
  focusRef,
  placeholder,
}: FieldProps<'text'> & {
  /** Placeholder for a language while nothing is written in any. */ placeholder?: (
    locale: Locale,
  ) => string | undefined
}) {
  const languages = useLanguages(bind.value, bind.id)
  const { shown, isBoth, missing } = languages
  const labelOf = useLanguageLabel(bind.label, missing)
  const isOneLine = field.lines === 'one'

  const write = (locale: Locale, text: string) => {
    const entry = text === '' && field.isOptional ? undefined : text
    const next = withEntry(bind.value, locale, entry, isBoth)
    // A required text always exists, even when empty.
    bind.onChange(next === undefined && !field.isOptional ? { [locale]: '' } : next, true)
  }

  return (
    <PropertyRow
      {...rowOf(bind)}
      layout="stacked"
      isGroup={isBoth}
      trailing={<LanguageToggle languages={languages} label={bind.label} />}
    >
      <div className={styles.languages}>
        {shown.map((locale, index) => {
          const entry = entryOf(bind.value, locale)
          const other = entryOf(bind.value, locale === 'th' ? 'en' : 'th')
          return (
            // Keyed by block: otherwise the browser's undo would bring over text typed in another one.
            <div key={`${bind.id} ${locale}`} className={styles.growing} data-tagged={isBoth ? '' : undefined}>
              {isBoth && <LanguageTag locale={locale} isMissing={missing.includes(locale)} />}
              <textarea
                {...inputOf(bind)}
                id={isBoth ? `${bind.id}-${locale}` : bind.id}
                ref={index === 0 ? focusRef : undefined}
                lang={locale}
                aria-label={isBoth ? labelOf(locale) : undefined}
                className={controls.input}
                data-error={bind.error ? '' : undefined}
                rows={isOneLine ? 1 : 3}
                value={typeof entry === 'string' ? entry : ''}
                placeholder={
                  entry !== undefined ? undefined : typeof other === 'string' ? other : placeholder?.(locale)
                }
                onChange={(event) => write(locale, event.currentTarget.value)}
                onKeyDown={isOneLine ? keepOneLine : undefined}
                onPaste={isOneLine ? (event) => pasteOneLine(event, (text) => write(locale, text)) : undefined}
              />
            </div>
          )
        })}
      </div>
    </PropertyRow>
  )
}

/** A long text wraps to stay readable, but remains a single line. */
function keepOneLine(event: KeyboardEvent): void {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
}

function pasteOneLine(event: ClipboardEvent<HTMLTextAreaElement>, write: (text: string) => void): void {
  const pasted = event.clipboardData.getData('text/plain')
  if (!/[\r\n]/.test(pasted)) return
  event.preventDefault()
  const { selectionStart, selectionEnd, value } = event.currentTarget
  write(
    `${value.slice(0, selectionStart)}${pasted.replace(/\s+/g, (space) => (/[\r\n]/.test(space) ? ' ' : space))}${value.slice(selectionEnd)}`,
  )
}
