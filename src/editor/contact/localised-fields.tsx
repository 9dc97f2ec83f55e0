import { Textarea, TextInput } from '@mantine/core'
import { useSpace } from '@kit/boot'
import { useT } from '@kit/t'
import { type LocalisedInput, setLocaleText } from './contact-values'
import { inLanguage } from './contact-messages'

type Props = {
  label: string
  value: LocalisedInput
  error: string | undefined
  /** Number of lines; a single-line field by default. */ lines?: number
  maxLength: number
  placeholder?: string
  isReadOnly: boolean
  onChange: (value: LocalisedInput) => void
}

/**
 * A text in each of the site's languages. One that is the same in all is typed in the first and copied to the others.
 */
export function LocalisedFields({ label, value, error, lines, maxLength, placeholder, isReadOnly, onChange }: Props) {
  const t = useT()
  const { locales } = useSpace()
  const Input = lines === undefined ? TextInput : Textarea
  return locales.map((locale, index) => (
    <Input
      key={locale}
      {...(lines === undefined ? {} : { rows: lines })}
      lang={locale}
      label={locales.length > 1 ? t(inLanguage[locale], { name: label }) : label}
      maxLength={maxLength}
      autoComplete="off"
      placeholder={placeholder}
      value={value[locale]}
      error={index === 0 ? error : undefined}
      readOnly={isReadOnly}
      onChange={(event) => onChange(setLocaleText(value, locale, event.currentTarget.value, index === 0))}
    />
  ))
}
