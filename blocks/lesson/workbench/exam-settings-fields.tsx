import { type ExamSettings, type ReviewPolicy } from '@schemas/learning/entities/exam'
import { useT } from '@kit/t'
import { Checkbox } from '@kit/ui/checkbox'
import { Field } from '@kit/ui/field'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { Textarea } from '@kit/ui/textarea'
import { examTexts as texts } from './exam-texts'
import styles from './view.module.css'

type Props = {
  settings: ExamSettings
  hasPassword: boolean
  /** Undefined: it stays; null: none from now on. */
  password: string | null | undefined
  onChange: (settings: ExamSettings) => void
  onPassword: (password: string | null | undefined) => void
}

const numberOf = (value: string) => (value === '' ? null : Math.max(1, Math.round(Number(value))))
/** As `<input type="datetime-local">` has it, in the device's zone. */
const localOf = (moment: string | null) => {
  if (moment === null) return ''
  const date = new Date(moment)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
const momentOf = (local: string) => (local === '' ? null : new Date(local).toISOString())

const drawLines = (draws: ExamSettings['draws']) =>
  draws.map(({ category, count }) => `${category} = ${count}`).join('\n')
const drawsOf = (lines: string): ExamSettings['draws'] =>
  lines.split('\n').flatMap((line) => {
    const at = line.lastIndexOf('=')
    const [category, count] = [line.slice(0, Math.max(0, at)).trim(), Number(line.slice(at + 1))]
    return category && Number.isInteger(count) && count >= 1 ? [{ category, count }] : []
  })

export function ExamSettingsFields({ settings, hasPassword, password, onChange, onPassword }: Props) {
  const t = useT()
  const set = (more: Partial<ExamSettings>) => onChange({ ...settings, ...more })
  const number = (
    label: { en: string; th: string },
    value: number | null,
    write: (value: string) => void,
    hint?: { en: string; th: string },
  ) => (
    <Field label={t(label)} hint={hint && t(hint)}>
      <TextInput
        type="number"
        min={0}
        inputMode="numeric"
        value={value ?? ''}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
    </Field>
  )
  const moment = (name: 'opensAt' | 'closesAt', label: { en: string; th: string }) => (
    <Field label={t(label)}>
      <TextInput
        type="datetime-local"
        value={localOf(settings[name])}
        onChange={({ currentTarget: { value } }) => set({ [name]: momentOf(value) })}
      />
    </Field>
  )
  return (
    <details>
      <summary className={styles.summary}>{t(texts.settings)}</summary>
      <div className={styles.form}>
        <div className={styles.acts}>
          {number(
            texts.limit,
            settings.limitMinutes,
            (value) => set({ limitMinutes: numberOf(value) }),
            texts.unlimited,
          )}
          {number(texts.attempts, settings.attempts, (value) => set({ attempts: numberOf(value) }), texts.unlimited)}
          {number(texts.delay, settings.delayMinutes, (value) => set({ delayMinutes: Math.max(0, Number(value)) }))}
          {number(
            texts.grace,
            settings.graceSeconds,
            (value) => set({ graceSeconds: Math.max(0, Number(value)) }),
            texts.graceHint,
          )}
          {number(texts.pass, settings.passMark / 100, (value) =>
            set({ passMark: Math.min(10_000, Math.max(0, Math.round(Number(value) * 100))) }),
          )}
        </div>
        <div className={styles.acts}>
          {moment('opensAt', texts.opens)}
          {moment('closesAt', texts.closes)}
          <Field label={t(texts.method)}>
            <Select
              value={settings.method}
              options={(['highest', 'last', 'average'] as const).map((value) => ({
                value,
                label: t(texts.methods[value]),
              }))}
              onChange={({ currentTarget: { value } }) => set({ method: value as ExamSettings['method'] })}
            />
          </Field>
          <Field label={t(texts.overdue)}>
            <Select
              value={settings.overdue}
              options={(['submit', 'discard'] as const).map((value) => ({ value, label: t(texts.overdues[value]) }))}
              onChange={({ currentTarget: { value } }) => set({ overdue: value as ExamSettings['overdue'] })}
            />
          </Field>
        </div>
        <Checkbox
          label={t(texts.shuffle)}
          checked={settings.shuffle}
          onChange={({ currentTarget: { checked } }) => set({ shuffle: checked })}
        />
        <fieldset className={styles.captions}>
          <legend>{t(texts.review)}</legend>
          <div className={styles.acts}>
            {(['score', 'marks', 'answers'] as const).map((what) => (
              <Field key={what} label={t(texts.reviews[what])}>
                <Select
                  value={settings.review[what]}
                  options={(['never', 'submitted', 'closed'] as const).map((value) => ({
                    value,
                    label: t(texts.times[value]),
                  }))}
                  onChange={({ currentTarget: { value } }) =>
                    set({ review: { ...settings.review, [what]: value as ReviewPolicy['score'] } })
                  }
                />
              </Field>
            ))}
          </div>
        </fieldset>
        <Field label={t(texts.draws)} hint={t(texts.drawsHint)}>
          <Textarea
            rows={2}
            defaultValue={drawLines(settings.draws)}
            onChange={({ currentTarget: { value } }) => set({ draws: drawsOf(value) })}
          />
        </Field>
        <Field label={t(texts.password)} hint={t(hasPassword ? texts.passwordThere : texts.passwordNone)}>
          <TextInput
            type="password"
            autoComplete="new-password"
            value={password ?? ''}
            onChange={({ currentTarget: { value } }) => onPassword(value === '' ? undefined : value)}
          />
        </Field>
        {hasPassword && (
          <Checkbox
            label={t(texts.passwordRemove)}
            checked={password === null}
            onChange={({ currentTarget: { checked } }) => onPassword(checked ? null : undefined)}
          />
        )}
      </div>
    </details>
  )
}
