import { useId } from 'react'
import { lunarMonths } from '@schemas/hora/rules/lunar/lunar-months'
import { useLocale } from '@kit/boot'
import { dateNames } from '@kit/format/date-names'
import { useT } from '@kit/t'
import { Field, FieldError } from '@kit/ui/field'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { type Reckoning, reckonings, type WrittenDate } from './date-value'
import { messages } from './messages'
import styles from './view.module.css'

type Props = {
  written: WrittenDate
  /** The one chosen; the fields follow once the day is known in it. */
  reckoning: Reckoning
  error: string | undefined
  onChange: (change: Partial<WrittenDate>) => void
  onReckoning: (from: Reckoning) => void
}

/** The fields of a date in the reckoning chosen. */
export function ConverterFields({ written, reckoning, error, onChange, onReckoning }: Props) {
  const t = useT()
  const locale = useLocale()
  const id = useId()
  const { from } = written
  const isNumber = from === 'horakhun' || from === 'jdn'
  const input = (name: 'day' | 'year' | 'number', label: string, maxLength: number) => (
    <Field label={label}>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        maxLength={maxLength}
        value={written[name]}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    </Field>
  )
  return (
    <>
      <Field label={t(messages.from)}>
        <Select
          value={reckoning}
          onChange={(event) => onReckoning(event.target.value as Reckoning)}
          options={reckonings.map((value) => ({ value, label: t(messages.names[value]) }))}
        />
      </Field>
      {isNumber ? (
        input('number', t(messages.number), 10)
      ) : (
        <div className={styles.date} data-lunar={from === 'lunar' || undefined}>
          {from === 'lunar' && (
            <Field label={t(messages.phase)}>
              <Select
                value={written.phase}
                onChange={(event) => onChange({ phase: event.target.value as WrittenDate['phase'] })}
                options={(['waxing', 'waning'] as const).map((value) => ({ value, label: t(messages[value]) }))}
              />
            </Field>
          )}
          {input('day', t(from === 'lunar' ? messages.lunarDay : messages.day), 2)}
          <Field label={t(messages.month)}>
            <Select
              value={written.month}
              onChange={(event) => onChange({ month: event.target.value })}
              options={
                from === 'lunar'
                  ? lunarMonths.map((value) => ({ value, label: value === '8/8' ? t(messages.second8) : value }))
                  : dateNames[locale].months.map((label, index) => ({ value: String(index + 1), label }))
              }
            />
          </Field>
          {input(
            'year',
            from === 'lunar' ? `${t(messages.year)} ${locale === 'th' ? 'พ.ศ.' : '(BE)'}` : t(messages.year),
            5,
          )}
        </div>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </>
  )
}
