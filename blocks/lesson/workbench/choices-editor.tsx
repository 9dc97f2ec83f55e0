import { useId } from 'react'
import type { QuestionContent } from '@schemas/learning/entities/question'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { BothTexts } from './both-texts'
import { examTexts as texts } from './exam-texts'
import { newChoice } from './new-question'
import styles from './view.module.css'

type Choices = QuestionContent['choices']
type Props = { kind: 'single' | 'multiple'; choices: Choices; onChange: (choices: Choices) => void }

/** Choices in both languages, and which of them are right. */
export function ChoicesEditor({ kind, choices, onChange }: Props) {
  const t = useT()
  const id = useId()
  const label = (no: number) => ({
    en: texts.choice.en.replace('{no}', String(no)),
    th: texts.choice.th.replace('{no}', String(no)),
  })
  const mark = (at: number, right: boolean) =>
    onChange(
      choices.map((each, index) => ({
        ...each,
        right: index === at ? right : kind === 'single' ? false : each.right,
      })),
    )
  return (
    <>
      {choices.map((choice, at) => (
        <div key={choice.id} className={styles.choice}>
          <BothTexts
            label={label(at + 1)}
            value={choice.text}
            onChange={(text) => onChange(choices.map((each, index) => (index === at ? { ...each, text } : each)))}
          />
          <div className={styles.acts}>
            <label className={styles.right} htmlFor={`${id}-${choice.id}`}>
              <input
                id={`${id}-${choice.id}`}
                type={kind === 'single' ? 'radio' : 'checkbox'}
                name={kind === 'single' ? id : undefined}
                checked={choice.right}
                aria-label={t(texts.rightOf, { no: at + 1 })}
                onChange={({ currentTarget: { checked } }) => mark(at, checked)}
              />{' '}
              {t(texts.right)}
            </label>
            <Button
              look="quiet"
              size="s"
              icon="trash"
              disabled={choices.length <= 2}
              onClick={() => onChange(choices.filter((_each, index) => index !== at))}
            >
              {t(texts.removeChoice, { no: at + 1 })}
            </Button>
          </div>
        </div>
      ))}
      <div className={styles.acts}>
        <Button look="secondary" size="s" icon="plus" onClick={() => onChange([...choices, newChoice()])}>
          {t(texts.addChoice)}
        </Button>
      </div>
    </>
  )
}
