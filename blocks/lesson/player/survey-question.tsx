import type { ShownSurveyQuestion, SurveyAnswer } from '@schemas/learning/entities/survey'
import { useT } from '@kit/t'
import { Checkbox } from '@kit/ui/checkbox'
import { Field } from '@kit/ui/field'
import { OptionGroup } from '@kit/ui/option-group'
import { RadioGroup } from '@kit/ui/radio-group'
import { Textarea } from '@kit/ui/textarea'
import { texts } from './texts'

type Props = {
  no: number
  question: ShownSurveyQuestion
  answer: SurveyAnswer | undefined
  isDisabled: boolean
  error: string | undefined
  onAnswer: (answer: SurveyAnswer) => void
}

/** One question of a survey by its kind. */
export function SurveyQuestion({ no, question, answer, isDisabled, error, onAnswer }: Props) {
  const t = useT()
  const { id, kind, text, choices, required } = question
  const label = `${no}. ${text}`
  const empty: SurveyAnswer = { question: id, choices: [], text: '' }
  const chosen = answer?.choices ?? []
  if (kind === 'text')
    return (
      <Field label={label} error={error} required={required} optional={!required}>
        <Textarea
          rows={4}
          maxLength={2000}
          disabled={isDisabled}
          value={answer?.text ?? ''}
          onChange={({ currentTarget: { value } }) => onAnswer({ ...empty, text: value })}
        />
      </Field>
    )
  if (kind === 'multiple')
    return (
      <OptionGroup label={label} error={error} required={required}>
        {choices.map((choice) => (
          <Checkbox
            key={choice.id}
            label={choice.text}
            disabled={isDisabled}
            checked={chosen.includes(choice.id)}
            onChange={({ currentTarget: { checked } }) =>
              onAnswer({
                ...empty,
                choices: checked ? [...chosen, choice.id] : chosen.filter((each) => each !== choice.id),
              })
            }
          />
        ))}
      </OptionGroup>
    )
  const isScale = kind === 'scale'
  return (
    <RadioGroup
      label={label}
      hint={isScale ? t(texts.scaleHint) : undefined}
      error={error}
      required={required}
      inline={isScale}
      disabled={isDisabled}
      value={(isScale ? answer?.scale?.toString() : chosen[0]) ?? ''}
      options={
        isScale
          ? [1, 2, 3, 4, 5].map((each) => ({ value: String(each), label: String(each) }))
          : choices.map((choice) => ({ value: choice.id, label: choice.text }))
      }
      onChange={({ currentTarget: { value } }) =>
        onAnswer(isScale ? { ...empty, scale: Number(value) } : { ...empty, choices: [value] })
      }
    />
  )
}
