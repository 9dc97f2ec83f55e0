import { useId } from 'react'
import { useLocale } from '@kit/boot'
import { dateNames } from '@kit/format/date-names'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Field, FieldError } from '@kit/ui/field'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { lunarText } from '../texts/lunar-text'
import type { BirthForm } from './birth-form'
import { checkDate } from './check-form'
import styles from './form.module.css'
import { formMessages } from './messages'

type Props = {
  form: BirthForm
  onChange: (change: Partial<BirthForm>) => void
  error?: string | undefined
}

/** Day, month, year and era; weekday and lunar day at once, as a check, without asking the gateway. */
export function DateFields({ form, onChange, error }: Props) {
  const t = useT()
  const locale = useLocale()
  const id = useId()
  const { weekday, lunar, meant } = checkDate(form)
  const described = [error && `${id}-error`, `${id}-check`].filter(Boolean).join(' ')
  const invalid = error ? { 'aria-invalid': true } : {}
  return (
    <fieldset className={styles.group} aria-describedby={described}>
      <legend className={styles.legend}>{t(formMessages.date)}</legend>
      <div className={styles.date}>
        <Field label={t(formMessages.day)}>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={form.day}
            {...invalid}
            onChange={(event) => onChange({ day: event.target.value })}
          />
        </Field>
        <Field label={t(formMessages.month)}>
          <Select
            value={form.month}
            {...invalid}
            onChange={(event) => onChange({ month: event.target.value })}
            placeholder="–"
            options={dateNames[locale].months.map((label, index) => ({ value: String(index + 1), label }))}
          />
        </Field>
        <Field label={t(formMessages.year)}>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={form.year}
            {...invalid}
            onChange={(event) => onChange({ year: event.target.value })}
          />
        </Field>
        <fieldset className={styles.era}>
          <legend className="visually-hidden">{t(formMessages.era)}</legend>
          {(['be', 'ce'] as const).map((era) => (
            <label key={era} className={styles.segment}>
              <input
                type="radio"
                name={`${id}-era`}
                value={era}
                checked={form.era === era}
                onChange={() => onChange({ era })}
              />
              <span>{t(formMessages[era])}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {meant && (
        <div className={styles.meant} role="status">
          <span>{t(formMessages.meant, { era: t(formMessages[meant.era]), year: meant.year })}</span>
          <Button look="secondary" size="s" onClick={() => onChange({ era: meant.era })}>
            {t(formMessages.meantYes, { era: t(formMessages[meant.era]) })}
          </Button>
        </div>
      )}
      <output id={`${id}-check`} className={styles.check}>
        {weekday !== undefined &&
          t(lunar ? formMessages.check : formMessages.checkPlain, {
            weekday: dateNames[locale].weekdays[weekday] ?? '',
            lunar: lunar ? lunarText(lunar, locale, 'arabic') : '',
          })}
      </output>
    </fieldset>
  )
}
