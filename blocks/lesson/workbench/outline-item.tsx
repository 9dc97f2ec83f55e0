import { useState } from 'react'
import { pickText } from '@schemas/layout/pick-text'
import { lessonTexts } from '@areas/learning/ui/lesson-texts'
import { useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { Checkbox } from '@kit/ui/checkbox'
import { Field } from '@kit/ui/field'
import { TextInput } from '@kit/ui/text-input'
import { BothTexts } from './both-texts'
import { CaptionFiles } from './caption-files'
import { EmbedField } from './embed-field'
import { ExamEditor } from './exam-editor'
import { examTexts } from './exam-texts'
import { OrderButtons } from './order-buttons'
import type { DraftItem } from './outline-draft'
import { PartText } from './part-text'
import { SurveyEditor } from './survey-editor'
import { surveyTexts } from './survey-texts'
import { texts } from './texts'
import styles from './view.module.css'

type Props = {
  item: DraftItem
  isFirst: boolean
  isLast: boolean
  onChange: (item: DraftItem) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

export function OutlineItem({ item, isFirst, isLast, onChange, onMove, onRemove }: Props) {
  const t = useT()
  const locale = useLocale()
  // The editor of its text is large: only an open part has one.
  const [isOpen, setOpen] = useState(false)
  const notes = [
    t(lessonTexts.kinds[item.kind]),
    ...(item.hidden ? [t(texts.hidden)] : []),
    ...(item.preview ? [t(lessonTexts.preview)] : []),
    ...(item.required ? [] : [t(texts.optional)]),
  ]
  const check = (name: 'preview' | 'required' | 'hidden', label: { en: string; th: string }) => (
    <Checkbox
      label={t(label)}
      checked={item[name]}
      onChange={({ currentTarget: { checked } }) => onChange({ ...item, [name]: checked })}
    />
  )
  return (
    <details onToggle={({ currentTarget: { open } }) => setOpen(open)}>
      <summary className={styles.summary}>
        <span>{pickText(item.title, locale)}</span> <span className={styles.soft}>{notes.join(' · ')}</span>
      </summary>
      <div className={styles.form}>
        <BothTexts label={texts.title} value={item.title} onChange={(title) => onChange({ ...item, title })} />
        <div className={styles.acts}>
          <Field label={t(texts.slug)}>
            <TextInput
              value={item.slug}
              autoCapitalize="none"
              spellCheck={false}
              onChange={({ currentTarget: { value } }) => onChange({ ...item, slug: value })}
            />
          </Field>
          <Field label={t(texts.minutes)}>
            <TextInput
              type="number"
              min={0}
              inputMode="numeric"
              value={item.minutes}
              onChange={({ currentTarget: { value } }) => onChange({ ...item, minutes: Math.max(0, Number(value)) })}
            />
          </Field>
          {item.body.film && (
            <Field label={t(texts.leastShare)}>
              <TextInput
                type="number"
                min={0}
                max={100}
                inputMode="numeric"
                value={item.leastShare / 100}
                onChange={({ currentTarget: { value } }) =>
                  onChange({ ...item, leastShare: Math.min(10_000, Math.max(0, Math.round(Number(value) * 100))) })
                }
              />
            </Field>
          )}
        </div>
        {check('preview', texts.preview)}
        {check('required', texts.required)}
        {check('hidden', texts.hide)}
        {item.kind === 'video' && !item.body.film && <EmbedField item={item} onChange={onChange} />}
        {item.body.film && (
          <CaptionFiles
            film={item.body.film}
            onChange={(film) => onChange({ ...item, body: { ...item.body, film } })}
          />
        )}
        {item.kind === 'exam' &&
          isOpen &&
          (item.id === undefined ? <p className={styles.soft}>{t(examTexts.first)}</p> : <ExamEditor item={item.id} />)}
        {item.kind === 'survey' &&
          isOpen &&
          (item.id === undefined ? (
            <p className={styles.soft}>{t(surveyTexts.first)}</p>
          ) : (
            <SurveyEditor item={item.id} />
          ))}
        {isOpen && item.kind !== 'exam' && (
          <PartText text={item.body.text} onChange={(text) => onChange({ ...item, body: { ...item.body, text } })} />
        )}
        <div className={styles.acts}>
          <OrderButtons isFirst={isFirst} isLast={isLast} onMove={onMove} onRemove={onRemove} />
        </div>
      </div>
    </details>
  )
}
