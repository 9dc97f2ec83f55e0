import { useState } from 'react'
import { call as setCall } from '@client/learning/calls/survey/set'
import { type EditedSurvey, surveyKinds, type SurveyKind, type SurveyQuestion } from '@schemas/learning/entities/survey'
import { lessonTexts } from '@areas/learning/ui/lesson-texts'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { useLeaveGuard } from '@kit/leave-guard'
import { randomId } from '@kit/random-id'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { Checkbox } from '@kit/ui/checkbox'
import { showToast } from '@kit/ui/overlay/toasts'
import { moved } from './outline-draft'
import { SurveyQuestionEditor } from './survey-question-editor'
import { surveyTexts as texts } from './survey-texts'
import styles from './view.module.css'

type Props = { survey: EditedSurvey; onSaved: () => void }

const newQuestion = (kind: SurveyKind): SurveyQuestion => ({
  id: randomId(),
  kind,
  text: { th: '', en: '' },
  choices:
    kind === 'single' || kind === 'multiple' ? [1, 2].map(() => ({ id: randomId(), text: { th: '', en: '' } })) : [],
  required: kind !== 'text',
})

/** Questions of a survey, and whether it is anonymous. */
export function SurveyForm({ survey, onSaved }: Props) {
  const t = useT()
  const [questions, setQuestions] = useState<SurveyQuestion[]>(survey.questions)
  const [anonymous, setAnonymous] = useState(survey.anonymous)
  const [isDirty, setDirty] = useState(false)
  const [problem, setProblem] = useState<string>()
  useLeaveGuard(isDirty)
  const change = (next: SurveyQuestion[]) => {
    setQuestions(next)
    setDirty(true)
  }
  const save = async () => {
    setProblem(undefined)
    try {
      await callGateway(setCall, { item: survey.item, version: survey.version, anonymous, questions })
      setDirty(false)
      showToast(t(lessonTexts.saved), { tone: 'success' })
      onSaved()
    } catch (error) {
      setProblem(error instanceof GatewayError ? error.message : t(lessonTexts.failed))
      throw error
    }
  }
  return (
    <>
      <Checkbox
        label={t(texts.anonymous)}
        hint={t(survey.answered > 0 ? texts.frozen : texts.anonymousHint)}
        disabled={survey.answered > 0}
        checked={anonymous}
        onChange={({ currentTarget: { checked } }) => {
          setAnonymous(checked)
          setDirty(true)
        }}
      />
      <ol role="list" className={styles.list}>
        {questions.map((question, at) => (
          <li key={question.id} className={styles.question}>
            <SurveyQuestionEditor
              no={at + 1}
              isFirst={at === 0}
              isLast={at === questions.length - 1}
              question={question}
              isNew={!survey.questions.some(({ id }) => id === question.id)}
              onChange={(next) => change(questions.map((each) => (each.id === next.id ? next : each)))}
              onMove={(by) => change(moved(questions, at, by))}
              onRemove={() => change(questions.filter(({ id }) => id !== question.id))}
            />
          </li>
        ))}
      </ol>
      <div className={styles.acts}>
        {surveyKinds.map((kind) => (
          <Button
            key={kind}
            look="secondary"
            size="s"
            icon="plus"
            onClick={() => change([...questions, newQuestion(kind)])}
          >
            {t(texts.kinds[kind])}
          </Button>
        ))}
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.acts}>
        <ActionButton look="primary" icon="check" disabled={!isDirty} onAction={save} onError={() => {}}>
          {t(texts.save)}
        </ActionButton>
      </div>
    </>
  )
}
