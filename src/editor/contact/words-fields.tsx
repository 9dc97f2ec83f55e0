import { Textarea, TextInput } from '@mantine/core'
import { useSpace } from '@kit/boot'
import { useT } from '@kit/t'
import { type Words, withWords } from './contact-values'
import { inLanguage } from './contact-words'

type Props = {
  label: string
  value: Words
  error: string | undefined
  /** So many lines; one where nothing is said. */ lines?: number
  most: number
  placeholder?: string
  isReadOnly: boolean
  onChange: (value: Words) => void
}

/** A text in each of the site's languages. What is the same in all of them is written in the first and goes along in the others. */
export function WordsFields({ label, value, error, lines, most, placeholder, isReadOnly, onChange }: Props) {
  const t = useT()
  const { locales } = useSpace()
  const Input = lines === undefined ? TextInput : Textarea
  return locales.map((locale, index) => (
    <Input
      key={locale}
      {...(lines === undefined ? {} : { rows: lines })}
      lang={locale}
      label={locales.length > 1 ? t(inLanguage[locale], { name: label }) : label}
      maxLength={most}
      autoComplete="off"
      placeholder={placeholder}
      value={value[locale]}
      error={index === 0 ? error : undefined}
      readOnly={isReadOnly}
      onChange={(event) => onChange(withWords(value, locale, event.currentTarget.value, index === 0))}
    />
  ))
}
