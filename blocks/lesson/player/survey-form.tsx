import { useState } from 'react'
import { call as answerCall } from '@client/learning/calls/survey/answer'
import type { StudyState } from '@schemas/learning/entities/study'
import type { ShownSurvey, ShownSurveyQuestion, SurveyAnswer } from '@schemas/learning/entities/survey'
import { lessonTexts } from '@areas/learning/ui/lesson-texts'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { useLeaveGuard } from '@kit/leave-guard'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { SurveyQuestion } from './survey-question'
import { texts } from './texts'
import styles from './view.module.css'

type Props = {
  lesson: string
  item: string
  survey: ShownSurvey
  /** False: managers and previews only look. */
  isOpen: boolean
  isAnswered: boolean
  onDone: (state: StudyState) => Promise<void>
}

/** The questions of a survey, which are answered once. */
export function SurveyForm({ lesson, item, survey, isOpen, isAnswered, onDone }: Props) {
  const t = useT()
  const [answers, setAnswers] = useState<Readonly<Record<string, SurveyAnswer>>>({})
  const [missing, setMissing] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string>()
  useLeaveGuard(isOpen && !isAnswered && Object.keys(answers).length > 0)
  if (isAnswered)
    return (
      <p role="status" className={styles.completed}>
        {t(texts.answered)}
      </p>
    )
  const send = async () => {
    setProblem(undefined)
    const open = survey.questions.filter((each) => each.required && isEmpty(each, answers[each.id]))
    setMissing(open.map(({ id }) => id))
    const [first] = open
    if (first) {
      document.getElementById(`question-${first.id}`)?.querySelector<HTMLElement>('input, textarea')?.focus()
      return false
    }
    try {
      await onDone(await callGateway(answerCall, { lesson, item, answers: Object.values(answers) }))
    } catch (error) {
      setProblem(error instanceof GatewayError ? error.message : t(lessonTexts.failed))
      throw error
    }
    return undefined
  }
  return (
    <div className={styles.survey}>
      <p className={styles.note}>{t(survey.anonymous ? texts.anonymous : texts.named)}</p>
      {survey.questions.map((question, at) => (
        <div key={question.id} id={`question-${question.id}`}>
          <SurveyQuestion
            no={at + 1}
            question={question}
            answer={answers[question.id]}
            isDisabled={!isOpen}
            error={missing.includes(question.id) ? t(texts.needed) : undefined}
            onAnswer={(answer) => {
              setAnswers({ ...answers, [question.id]: answer })
              setMissing(missing.filter((id) => id !== question.id))
            }}
          />
        </div>
      ))}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {isOpen && (
        <div>
          <ActionButton look="primary" icon="check" onAction={send} onError={() => {}}>
            {t(texts.sendSurvey)}
          </ActionButton>
        </div>
      )}
    </div>
  )
}

function isEmpty({ kind }: ShownSurveyQuestion, answer: SurveyAnswer | undefined): boolean {
  if (!answer) return true
  if (kind === 'text') return answer.text.trim() === ''
  return kind === 'scale' ? answer.scale === undefined : answer.choices.length === 0
}
