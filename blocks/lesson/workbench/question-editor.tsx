import type { EditedQuestion, QuestionContent } from '@schemas/learning/entities/question'
import { pointMillionths } from '@schemas/learning/entities/points'
import { pickText } from '@schemas/layout/pick-text'
import { useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { Field } from '@kit/ui/field'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { Textarea } from '@kit/ui/textarea'
import { BothTexts } from './both-texts'
import { ChoicesEditor } from './choices-editor'
import { examTexts as texts } from './exam-texts'
import { OrderButtons } from './order-buttons'
import styles from './view.module.css'

type Props = {
  no: number
  isFirst: boolean
  isLast: boolean
  question: EditedQuestion
  onChange: (question: EditedQuestion) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** A question with its key. */
export function QuestionEditor({ no, isFirst, isLast, question, onChange, onMove, onRemove }: Props) {
  const t = useT()
  const locale = useLocale()
  const { content, category } = question
  const set = (more: Partial<QuestionContent>) => onChange({ ...question, content: { ...content, ...more } })
  const { kind, tolerance } = content
  const scale = tolerance.by === 'share' ? 100 : 1
  return (
    <details open={question.id === undefined}>
      <summary className={styles.summary}>
        <span>
          {t(texts.question, { no })} {pickText(content.text, locale)}
        </span>{' '}
        <span className={styles.soft}>{t(texts.kinds[kind])}</span>
      </summary>
      <div className={styles.form}>
        <BothTexts label={texts.text} value={content.text} isLong onChange={(text) => set({ text })} />
        {(kind === 'single' || kind === 'multiple') && (
          <ChoicesEditor kind={kind} choices={content.choices} onChange={(choices) => set({ choices })} />
        )}
        {kind === 'text' && (
          <Field label={t(texts.accepted)} hint={t(texts.acceptedHint)}>
            <Textarea
              rows={3}
              defaultValue={content.accepted.join('\n')}
              onChange={({ currentTarget: { value } }) =>
                set({
                  accepted: value
                    .split('\n')
                    .map((line) => line.trim())
                    .filter(Boolean),
                })
              }
            />
          </Field>
        )}
        {kind === 'number' && (
          <div className={styles.acts}>
            <Field label={t(texts.value)} hint={t(texts.valueHint)}>
              <TextInput
                value={content.accepted[0] ?? ''}
                inputMode="decimal"
                onChange={({ currentTarget: { value } }) => set({ accepted: value.trim() ? [value.trim()] : [] })}
              />
            </Field>
            <Field label={t(texts.tolerance)}>
              <TextInput
                type="number"
                min={0}
                step="any"
                defaultValue={tolerance.of / scale}
                onChange={({ currentTarget: { value } }) =>
                  set({ tolerance: { ...tolerance, of: Math.max(0, Number(value)) * scale } })
                }
              />
            </Field>
            <Field label={t(texts.toleranceBy)}>
              <Select
                value={tolerance.by}
                options={(['value', 'share'] as const).map((value) => ({ value, label: t(texts.by[value]) }))}
                onChange={({ currentTarget: { value } }) => {
                  const by = value as 'value' | 'share'
                  const shown = tolerance.of / scale
                  set({ tolerance: { by, of: shown * (by === 'share' ? 100 : 1) } })
                }}
              />
            </Field>
          </div>
        )}
        <div className={styles.acts}>
          <Field label={t(texts.points)}>
            <TextInput
              type="number"
              min={0}
              step="any"
              defaultValue={content.points / pointMillionths}
              onChange={({ currentTarget: { value } }) =>
                set({ points: Math.max(0, Math.round(Number(value) * pointMillionths)) })
              }
            />
          </Field>
          {kind === 'multiple' && (
            <Field label={t(texts.scoring)}>
              <Select
                value={content.scoring}
                options={(['all', 'partial'] as const).map((value) => ({ value, label: t(texts.scorings[value]) }))}
                onChange={({ currentTarget: { value } }) => set({ scoring: value as 'all' | 'partial' })}
              />
            </Field>
          )}
          <Field label={t(texts.category)} hint={t(texts.categoryHint)}>
            <TextInput
              value={category}
              maxLength={60}
              onChange={({ currentTarget: { value } }) => onChange({ ...question, category: value })}
            />
          </Field>
        </div>
        <BothTexts
          label={texts.explanation}
          value={content.explanation}
          isLong
          onChange={(explanation) => set({ explanation })}
        />
        <div className={styles.acts}>
          <OrderButtons isFirst={isFirst} isLast={isLast} onMove={onMove} onRemove={onRemove} />
        </div>
      </div>
    </details>
  )
}
