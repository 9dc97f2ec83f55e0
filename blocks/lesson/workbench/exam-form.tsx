import { useState } from 'react'
import { call as setCall } from '@client/learning/calls/exam/set'
import type { EditedExam, ExamSettings } from '@schemas/learning/entities/exam'
import type { EditedQuestion } from '@schemas/learning/entities/question'
import { questionKinds } from '@schemas/learning/entities/question-kinds'
import { lessonTexts } from '@areas/learning/ui/lesson-texts'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { useLeaveGuard } from '@kit/leave-guard'
import { randomId } from '@kit/random-id'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { showToast } from '@kit/ui/overlay/toasts'
import { ExamSettingsFields } from './exam-settings-fields'
import { examTexts as texts } from './exam-texts'
import { newQuestion } from './new-question'
import { moved } from './outline-draft'
import { QuestionEditor } from './question-editor'
import styles from './view.module.css'

type Row = EditedQuestion & { key: string }
type Props = { exam: EditedExam; onSaved: () => void }

/** Questions with their keys, and how the exam is taken. Saved together, because papers are drawn from both. */
export function ExamForm({ exam, onSaved }: Props) {
  const t = useT()
  const [rows, setRows] = useState<Row[]>(() => exam.questions.map((each) => ({ ...each, key: each.id ?? randomId() })))
  const [settings, setSettings] = useState<ExamSettings>(exam.settings)
  const [password, setPassword] = useState<string | null>()
  const [isDirty, setDirty] = useState(false)
  const [problem, setProblem] = useState<string>()
  useLeaveGuard(isDirty)
  const change = (next: Row[]) => {
    setRows(next)
    setDirty(true)
  }
  const save = async () => {
    setProblem(undefined)
    try {
      await callGateway(setCall, {
        item: exam.item,
        version: exam.version,
        settings,
        ...(password === undefined ? {} : { password }),
        questions: rows.map(({ key: _key, ...question }) => question),
      })
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
      {exam.taken > 0 && <p className={styles.answer}>{t(texts.taken, { count: exam.taken })}</p>}
      <h4>{t(texts.questions)}</h4>
      <ol role="list" className={styles.list}>
        {rows.map((row, at) => (
          <li key={row.key} className={styles.question}>
            <QuestionEditor
              no={at + 1}
              isFirst={at === 0}
              isLast={at === rows.length - 1}
              question={row}
              onChange={(next) => change(rows.map((each) => (each.key === row.key ? { ...next, key: row.key } : each)))}
              onMove={(by) => change(moved(rows, at, by))}
              onRemove={() => change(rows.filter(({ key }) => key !== row.key))}
            />
          </li>
        ))}
      </ol>
      <div className={styles.acts}>
        {questionKinds.map((kind) => (
          <Button
            key={kind}
            look="secondary"
            size="s"
            icon="plus"
            onClick={() => change([...rows, { ...newQuestion(kind), key: randomId() }])}
          >
            {t(texts.kinds[kind])}
          </Button>
        ))}
      </div>
      <ExamSettingsFields
        settings={settings}
        hasPassword={exam.hasPassword}
        password={password}
        onChange={(next) => {
          setSettings(next)
          setDirty(true)
        }}
        onPassword={(next) => {
          setPassword(next)
          setDirty(true)
        }}
      />
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
