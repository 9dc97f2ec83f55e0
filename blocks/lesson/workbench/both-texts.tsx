import type { LocalisedText } from '@schemas/layout/pick-text'
import { FieldRow } from '@kit/form/field-row'
import { useT } from '@kit/t'
import { Field } from '@kit/ui/field'
import { TextInput } from '@kit/ui/text-input'
import { Textarea } from '@kit/ui/textarea'
import { texts } from './texts'

type Props = {
  label: { en: string; th: string }
  value: LocalisedText
  onChange: (value: LocalisedText) => void
  isLong?: boolean
}

/** A text in both languages. */
export function BothTexts({ label, value, onChange, isLong = false }: Props) {
  const t = useT()
  const both = typeof value === 'string' ? { th: value, en: value } : value
  return (
    <FieldRow>
      {(['th', 'en'] as const).map((locale) => {
        const field = {
          value: both[locale] ?? '',
          onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
            onChange({ ...both, [locale]: currentTarget.value }),
        }
        return (
          <Field key={locale} label={`${t(label)} (${t(texts.locales[locale])})`}>
            {isLong ? <Textarea {...field} rows={5} /> : <TextInput {...field} />}
          </Field>
        )
      })}
    </FieldRow>
  )
}
