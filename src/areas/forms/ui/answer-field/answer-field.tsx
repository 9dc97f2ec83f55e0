import type { UseFormRegisterReturn } from 'react-hook-form'
import { type AnswerField as Question, resolveDay } from '@schemas/layout/check-answers'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { Checkbox } from '@kit/ui/checkbox'
import { CheckboxGroup } from '@kit/ui/checkbox-group'
import { Field, FieldError } from '@kit/ui/field'
import { RadioGroup } from '@kit/ui/radio-group'
import { Select } from '@kit/ui/select'
import { Textarea } from '@kit/ui/textarea'
import { TextInput } from '@kit/ui/text-input'
import styles from './answer-field.module.css'

const messages = { choose: { en: 'Choose', th: 'กรุณาเลือก' } }

type Props = {
  field: Question
  control: UseFormRegisterReturn
  error: string | undefined
  today: string | undefined
  id: string
}

const keyboards = {
  'thai-id': 'numeric',
  postcode: 'numeric',
  digits: 'numeric',
  'web-address': 'url',
  letters: 'text',
  'line-id': 'text',
} as const

/** One question with its control, hint and error. */
export function AnswerField({ field, control, error, today, id }: Props) {
  const t = useT()
  const fieldProps = { label: field.label, hint: field.hint, error, required: field.required }
  switch (field.kind) {
    case 'radio':
      return <RadioGroup {...control} {...fieldProps} options={field.options} inline={field.inline} />
    case 'checkboxes':
      return <CheckboxGroup {...control} {...fieldProps} options={field.options} />
    case 'consent':
      return (
        <div className={styles.consent}>
          <Checkbox
            {...control}
            required={field.required}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            hint={field.hint}
            label={
              <>
                {field.label}
                {field.required && (
                  <span className={styles.mark} aria-hidden="true">
                    {' '}
                    *
                  </span>
                )}{' '}
                {field.link && <Link link={{ newTab: true, ...field.link.link }}>{field.link.label}</Link>}
              </>
            }
          />
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )
    case 'select':
      return (
        <Field {...fieldProps}>
          <Select {...control} options={field.options} placeholder={field.placeholder ?? t(messages.choose)} />
        </Field>
      )
    case 'textarea':
      return (
        <Field {...fieldProps}>
          <Textarea {...control} rows={field.rows} placeholder={field.placeholder} />
        </Field>
      )
    case 'email':
      return (
        <Field {...fieldProps}>
          <TextInput
            {...control}
            type="email"
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
            placeholder={field.placeholder}
          />
        </Field>
      )
    case 'phone':
      return (
        <Field {...fieldProps}>
          <TextInput {...control} type="tel" autoComplete="tel" placeholder={field.placeholder} />
        </Field>
      )
    case 'number':
      return (
        <Field {...fieldProps} label={field.unit ? `${field.label} (${field.unit})` : field.label}>
          <TextInput
            {...control}
            inputMode={field.whole ? 'numeric' : 'decimal'}
            autoComplete="off"
            placeholder={field.placeholder}
            className={styles.short}
          />
        </Field>
      )
    case 'date':
      return (
        <Field {...fieldProps}>
          <TextInput
            {...control}
            type="date"
            min={resolveDay(field.min, today ?? '') || undefined}
            max={resolveDay(field.max, today ?? '') || undefined}
          />
        </Field>
      )
    case 'time':
      return (
        <Field {...fieldProps}>
          <TextInput {...control} type="time" min={field.min} max={field.max} className={styles.short} />
        </Field>
      )
    case 'text':
      return (
        <Field {...fieldProps}>
          <TextInput
            {...control}
            inputMode={field.pattern ? keyboards[field.pattern] : 'text'}
            autoComplete={field.autocomplete ?? (field.pattern === 'postcode' ? 'postal-code' : undefined)}
            placeholder={field.placeholder}
          />
        </Field>
      )
  }
}
