import { useState } from 'react'
import type { CallForm } from '@kit/form/use-call-form'
import { FieldRow } from '@kit/form/field-row'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { Button } from '@kit/ui/button'
import { Checkbox } from '@kit/ui/checkbox'
import { Field } from '@kit/ui/field'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { questionTexts as texts } from './question-texts'
import { editsOptions, isPart, newOption, type QuestionValue } from './question-values'
import styles from './view.module.css'

type Props = {
  form: CallForm<{ questions: { fields: QuestionValue[] } }>
  value: QuestionValue
  at: number
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One question, or a heading or text between them. */
export function QuestionFields({ form, value, at, isLast, onMove, onRemove }: Props) {
  const t = useT()
  const path = `questions.fields.${at}` as const
  const isQuestion = !isPart(value.kind)
  const title = value.label.th || value.label.en || t(texts.kinds[value.kind])
  // A new one is open from the beginning; a refused one opens.
  const [isNew] = useState(value.label.th === '' && value.label.en === '')
  const hasError = (['label', 'options'] as const).some((name) => form.error(`${path}.${name}`) !== undefined)
  const setOptions = (options: QuestionValue['options']) =>
    form.setValue(`${path}.options`, options, { shouldDirty: true })
  return (
    <details className={styles.question} open={isNew || hasError}>
      <summary>
        {at + 1}. {title} <span className={styles.soft}>{t(texts.kinds[value.kind])}</span>
        {value.required && <Badge>{t(texts.required)}</Badge>}
        {value.sensitive && <Badge tone="warning">{t(texts.isSensitive)}</Badge>}
      </summary>
      <div className={styles.inner}>
        <FieldRow>
          <Field label={t(isQuestion ? texts.labelTh : texts.textTh)} error={form.error(`${path}.label`)}>
            <TextInput {...form.register(`${path}.label.th`)} />
          </Field>
          <Field label={t(isQuestion ? texts.labelEn : texts.textEn)}>
            <TextInput {...form.register(`${path}.label.en`)} />
          </Field>
        </FieldRow>
        {value.kind !== 'paragraph' && (
          <FieldRow>
            <Field label={t(texts.hintTh)}>
              <TextInput {...form.register(`${path}.hint.th`)} />
            </Field>
            <Field label={t(texts.hintEn)}>
              <TextInput {...form.register(`${path}.hint.en`)} />
            </Field>
          </FieldRow>
        )}
        {editsOptions(value) && (
          <div className={styles.options} role="group" aria-label={t(texts.options)}>
            {value.options.map((option, index) => (
              <div key={option.value} className={styles.line}>
                <Field label={t(texts.optionTh, { no: index + 1 })}>
                  <TextInput {...form.register(`${path}.options.${index}.label.th`)} />
                </Field>
                <Field label={t(texts.optionEn, { no: index + 1 })}>
                  <TextInput {...form.register(`${path}.options.${index}.label.en`)} />
                </Field>
                <Button look="quiet" icon="x" onClick={() => setOptions(value.options.toSpliced(index, 1))}>
                  <span className="visually-hidden">{t(texts.removeOption, { no: index + 1 })}</span>
                </Button>
              </div>
            ))}
            {form.error(`${path}.options`) && <p role="alert">{form.error(`${path}.options`)}</p>}
            <div className={styles.acts}>
              <Button
                look="quiet"
                size="s"
                icon="plus"
                onClick={() => setOptions([...value.options, newOption(value.options)])}
              >
                {t(texts.addOption)}
              </Button>
            </div>
          </div>
        )}
        {isQuestion && (
          <>
            <Field label={t(texts.per)}>
              <Select
                {...form.register(`${path}.per`)}
                options={(['registration', 'ticket'] as const).map((per) => ({
                  value: per,
                  label: t(texts.pers[per]),
                }))}
              />
            </Field>
            <div className={styles.ticks}>
              <Checkbox {...form.register(`${path}.required`)} label={t(texts.required)} />
              <Checkbox {...form.register(`${path}.sensitive`)} label={t(texts.sensitive)} />
              <Checkbox {...form.register(`${path}.sealed`)} label={t(texts.sealed)} />
              <Checkbox {...form.register(`${path}.atDoor`)} label={t(texts.atDoor)} />
            </div>
          </>
        )}
        <div className={styles.acts}>
          <Button look="quiet" size="s" icon="arrow-up" disabled={at === 0} onClick={() => onMove(-1)}>
            <span className="visually-hidden">{t(texts.up, { title })}</span>
          </Button>
          <Button look="quiet" size="s" icon="arrow-down" disabled={isLast} onClick={() => onMove(1)}>
            <span className="visually-hidden">{t(texts.down, { title })}</span>
          </Button>
          <Button look="quiet" size="s" icon="trash" onClick={onRemove}>
            {t(texts.remove)}
          </Button>
        </div>
      </div>
    </details>
  )
}
