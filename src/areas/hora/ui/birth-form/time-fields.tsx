import { useId } from 'react'
import { useT } from '@kit/t'
import { Field } from '@kit/ui/field'
import { RadioGroup } from '@kit/ui/radio-group'
import { TextInput } from '@kit/ui/text-input'
import type { BirthForm, Precision } from './birth-form'
import styles from './form.module.css'
import { formMessages } from './messages'

type Props = {
  form: BirthForm
  onChange: (change: Partial<BirthForm>) => void
  error?: string | undefined
  /** The gateway found two instants for the time. */ foldError?: string | undefined
}

/** The time of birth, how sure it is, and which of two where a clock change repeated it. */
export function TimeFields({ form, onChange, error, foldError }: Props) {
  const t = useT()
  const id = useId()
  const isUnknown = form.precision === 'unknown'
  return (
    <div className={styles.group}>
      <div className={styles.time}>
        <Field label={t(formMessages.time)} error={error} hint={isUnknown ? t(formMessages.unknownHint) : undefined}>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            placeholder="06:30"
            maxLength={8}
            title={t(formMessages.timeHint)}
            disabled={isUnknown}
            value={isUnknown ? '' : form.time}
            onChange={(event) => onChange({ time: event.target.value, fold: undefined })}
          />
        </Field>
        <fieldset className={styles.segments}>
          <legend className="visually-hidden">{t(formMessages.precision)}</legend>
          {(['exact', 'about', 'unknown'] as const).map((precision: Precision) => (
            <label key={precision} className={styles.segment}>
              <input
                type="radio"
                name={`${id}-precision`}
                value={precision}
                checked={form.precision === precision}
                onChange={() => onChange({ precision })}
              />
              <span>{t(formMessages[precision])}</span>
            </label>
          ))}
        </fieldset>
      </div>
      {(foldError ?? form.fold) !== undefined && (
        <RadioGroup
          inline
          label={t(formMessages.fold)}
          error={form.fold ? undefined : foldError}
          value={form.fold ?? ''}
          onChange={(event) => onChange({ fold: event.target.value as BirthForm['fold'] })}
          options={[
            { value: 'first', label: t(formMessages.first) },
            { value: 'second', label: t(formMessages.second) },
          ]}
        />
      )}
    </div>
  )
}
