import { type FormEvent, useEffect, useRef } from 'react'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { useT } from '@kit/t'
import { Notice } from '@kit/form/notice'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { TextInput } from '@kit/ui/text-input'
import type { BirthForm } from './birth-form'
import type { Problems } from './check-form'
import { DateFields } from './date-fields'
import styles from './form.module.css'
import { formMessages } from './messages'
import { OptionFields } from './option-fields'
import { PlaceFields } from './place-fields'
import { TimeFields } from './time-fields'

type Props = {
  form: BirthForm
  problems: Problems & { ascendant?: Problems['all'] }
  isCasting: boolean
  onChange: (change: Partial<BirthForm>) => void
  onCast: () => void
  /** Asks for a name first. */ hasName?: boolean
  /** Text of the button. */ submit?: LocalisedText
}

/** Four fields and a button: name, date, time, place. Enter casts; an error stands at its field. */
export function CastForm({
  form,
  problems,
  isCasting,
  onChange,
  onCast,
  hasName = true,
  submit = formMessages.cast,
}: Props) {
  const t = useT()
  const element = useRef<HTMLFormElement>(null)
  const messageOf = (field: keyof typeof problems) => (problems[field] ? t(problems[field]) : undefined)
  useEffect(() => {
    if (Object.keys(problems).length > 0)
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus()
  }, [problems])
  return (
    <form
      ref={element}
      // Never by the address: scripts send it, and without them nothing is sent.
      method="dialog"
      noValidate
      className={styles.form}
      aria-label={t(formMessages.form)}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        event.stopPropagation()
        onCast()
      }}
    >
      <div role="alert">{problems.all && <Notice tone="danger">{t(problems.all)}</Notice>}</div>
      {hasName && (
        <Field label={t(formMessages.name)} hint={t(formMessages.nameHint)} error={messageOf('label')} optional>
          <TextInput
            autoComplete="off"
            maxLength={80}
            value={form.label}
            onChange={(event) => onChange({ label: event.target.value })}
          />
        </Field>
      )}
      <DateFields form={form} onChange={onChange} error={messageOf('date')} />
      <TimeFields form={form} onChange={onChange} error={messageOf('time')} foldError={messageOf('fold')} />
      <PlaceFields place={form.place} onChange={(place) => onChange({ place })} error={messageOf('place')} />
      <OptionFields
        options={form.options}
        onChange={(options) => onChange({ options })}
        error={messageOf('ascendant')}
      />
      <div className={styles.submit}>
        <Button type="submit" full icon="planet" disabled={isCasting} aria-busy={isCasting || undefined}>
          {t(isCasting ? formMessages.casting : submit)}
        </Button>
      </div>
    </form>
  )
}
