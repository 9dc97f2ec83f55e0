import type { Answer, ShownQuestion } from '@schemas/learning/entities/question'
import { pointMillionths } from '@schemas/learning/entities/points'
import { useLocale } from '@kit/boot'
import { formatNumber } from '@kit/format'
import { useT } from '@kit/t'
import { Checkbox } from '@kit/ui/checkbox'
import { Field } from '@kit/ui/field'
import { OptionGroup } from '@kit/ui/option-group'
import { RadioGroup } from '@kit/ui/radio-group'
import { TextInput } from '@kit/ui/text-input'
import { texts } from './texts'
import styles from './view.module.css'

type Props = {
  question: ShownQuestion
  no: number
  count: number
  answer: Answer | undefined
  isSaved: boolean
  onAnswer: (answer: Answer) => void
}

export function QuestionField({ question, no, count, answer, isSaved, onAnswer }: Props) {
  const t = useT()
  const locale = useLocale()
  const { id, kind, text, choices } = question
  const points = question.points / pointMillionths
  const chosen = answer?.choices ?? []
  const typed = (value: string) => onAnswer({ question: id, choices: [], text: value })
  const toggle = (choice: string) =>
    onAnswer({
      question: id,
      choices: chosen.includes(choice) ? chosen.filter((each) => each !== choice) : [...chosen, choice],
      text: '',
    })
  return (
    <section className={styles.question} aria-label={t(texts.question, { no })}>
      <p className={styles.meta}>
        <span>{t(texts.of, { no, count })}</span>
        <span>{points === 1 ? t(texts.onePoint) : t(texts.points, { count: formatNumber(points, locale) })}</span>
        <span role="status">{answer === undefined ? '' : t(isSaved ? texts.isSaved : texts.isSaving)}</span>
      </p>
      <h2 className={styles.text}>{text}</h2>
      {kind === 'single' && (
        <RadioGroup
          label={t(texts.chooseOne)}
          value={chosen[0] ?? ''}
          options={choices.map((choice) => ({ value: choice.id, label: choice.text }))}
          onChange={({ currentTarget }) => onAnswer({ question: id, choices: [currentTarget.value], text: '' })}
        />
      )}
      {kind === 'multiple' && (
        <OptionGroup label={t(texts.chooseAll)}>
          {choices.map((choice) => (
            <Checkbox
              key={choice.id}
              label={choice.text}
              checked={chosen.includes(choice.id)}
              onChange={() => toggle(choice.id)}
            />
          ))}
        </OptionGroup>
      )}
      {(kind === 'text' || kind === 'number') && (
        <Field label={t(kind === 'number' ? texts.yourNumber : texts.yourAnswer)}>
          <TextInput
            value={answer?.text ?? ''}
            maxLength={500}
            autoComplete="off"
            inputMode={kind === 'number' ? 'decimal' : 'text'}
            onChange={({ currentTarget: { value } }) => typed(value)}
          />
        </Field>
      )}
    </section>
  )
}
