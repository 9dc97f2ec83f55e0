import type { SurveyQuestion } from '@schemas/learning/entities/survey'
import { pickText } from '@schemas/layout/pick-text'
import { useLocale } from '@kit/boot'
import { randomId } from '@kit/random-id'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Checkbox } from '@kit/ui/checkbox'
import { BothTexts } from './both-texts'
import { OrderButtons } from './order-buttons'
import { surveyTexts as texts } from './survey-texts'
import styles from './view.module.css'

type Props = {
  no: number
  isFirst: boolean
  isLast: boolean
  question: SurveyQuestion
  isNew: boolean
  onChange: (question: SurveyQuestion) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** A question of a survey in both languages, with its choices. */
export function SurveyQuestionEditor({ no, isFirst, isLast, question, isNew, onChange, onMove, onRemove }: Props) {
  const t = useT()
  const locale = useLocale()
  const { kind, text, choices, required } = question
  const label = (at: number) => ({
    en: texts.choice.en.replace('{no}', String(at)),
    th: texts.choice.th.replace('{no}', String(at)),
  })
  return (
    <details open={isNew}>
      <summary className={styles.summary}>
        <span>
          {t(texts.question, { no })} {pickText(text, locale)}
        </span>{' '}
        <span className={styles.soft}>{t(texts.kinds[kind])}</span>
      </summary>
      <div className={styles.form}>
        <BothTexts label={texts.text} value={text} isLong onChange={(next) => onChange({ ...question, text: next })} />
        {(kind === 'single' || kind === 'multiple') && (
          <>
            {choices.map((choice, at) => (
              <div key={choice.id} className={styles.choice}>
                <BothTexts
                  label={label(at + 1)}
                  value={choice.text}
                  onChange={(next) =>
                    onChange({
                      ...question,
                      choices: choices.map((each) => (each.id === choice.id ? { ...each, text: next } : each)),
                    })
                  }
                />
                <Button
                  look="quiet"
                  size="s"
                  icon="trash"
                  disabled={choices.length <= 2}
                  onClick={() => onChange({ ...question, choices: choices.filter(({ id }) => id !== choice.id) })}
                >
                  {t(texts.removeChoice, { no: at + 1 })}
                </Button>
              </div>
            ))}
            <div className={styles.acts}>
              <Button
                look="secondary"
                size="s"
                icon="plus"
                disabled={choices.length >= 12}
                onClick={() =>
                  onChange({ ...question, choices: [...choices, { id: randomId(), text: { th: '', en: '' } }] })
                }
              >
                {t(texts.addChoice)}
              </Button>
            </div>
          </>
        )}
        <Checkbox
          label={t(texts.required)}
          checked={required}
          onChange={({ currentTarget: { checked } }) => onChange({ ...question, required: checked })}
        />
        <div className={styles.acts}>
          <OrderButtons isFirst={isFirst} isLast={isLast} onMove={onMove} onRemove={onRemove} />
        </div>
      </div>
    </details>
  )
}
