import { useState } from 'react'
import type { Sitting } from '@schemas/learning/entities/exam'
import type { Answer } from '@schemas/learning/entities/question'
import { useLeaveGuard } from '@kit/leave-guard'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { Modal } from '@kit/ui/modal/modal'
import { Clock } from './clock'
import { Palette } from './palette'
import { QuestionField } from './question-field'
import { texts } from './texts'
import { useExamKeys } from './use-exam-keys'
import { useSitting } from './use-sitting'
import styles from './view.module.css'

type Props = {
  sitting: Sitting
  layout: 'one' | 'all'
  title: string
  /** Another device took over, as the gateway said. */
  isTaken: boolean
  onTakeOver: () => Promise<void>
  onDone: () => void
}

const isAnswered = (answer: Answer | undefined) =>
  answer !== undefined && (answer.choices.length > 0 || answer.text.trim() !== '')

/** An attempt: clock, palette, questions, and handing in. */
export function SittingView({ sitting, layout, title, isTaken, onTakeOver, onDone }: Props) {
  const t = useT()
  const state = useSitting(sitting)
  const [at, setAt] = useState(0)
  const [isAsking, setAsking] = useState(false)
  const [isOver, setOver] = useState(false)
  const { questions } = sitting
  const { answers, flags, unsaved, ended } = state
  const answerOf = (id: string) => answers.find(({ question }) => question === id)
  const isDone = (id: string) => isAnswered(answerOf(id))
  const left = questions.filter(({ id }) => !isDone(id)).length
  const shown = questions[at]
  useLeaveGuard(unsaved.size > 0 && ended === undefined)
  const move = (by: number) => setAt((before) => Math.min(questions.length - 1, Math.max(0, before + by)))
  useExamKeys({
    move: layout === 'one' ? move : undefined,
    flag: shown ? () => state.toggleFlag(shown.id) : undefined,
    choose: (index) => {
      const choice = layout === 'one' ? shown?.choices[index] : undefined
      if (!shown || !choice) return
      const chosen = answerOf(shown.id)?.choices ?? []
      const choices =
        shown.kind === 'single'
          ? [choice.id]
          : chosen.includes(choice.id)
            ? chosen.filter((each) => each !== choice.id)
            : [...chosen, choice.id]
      state.setAnswer({ question: shown.id, choices, text: '' })
    },
  })
  const handIn = async () => {
    if (await state.submit()) onDone()
  }
  const end = () => {
    setOver(true)
    // The gateway hands in what it has, should this not reach it.
    handIn().catch(() => {})
  }
  if (ended === 'elsewhere' || isTaken)
    return (
      <EmptyState
        icon="device-mobile"
        title={t(texts.elsewhere)}
        action={<ActionButton onAction={onTakeOver}>{t(texts.goOnHere)}</ActionButton>}
      >
        {t(texts.elsewhereHint)}
      </EmptyState>
    )
  if (ended === 'over' || isOver)
    return (
      <EmptyState
        icon="clock"
        title={t(ended === 'over' ? texts.tooLate : texts.timeUp)}
        action={
          <Button look="primary" onClick={onDone}>
            {t(texts.closeReview)}
          </Button>
        }
      />
    )
  const field = (index: number) => {
    const question = questions[index]
    if (!question) return null
    return (
      <QuestionField
        key={question.id}
        question={question}
        no={index + 1}
        count={questions.length}
        answer={answerOf(question.id)}
        isSaved={!unsaved.has(question.id)}
        onAnswer={state.setAnswer}
      />
    )
  }
  return (
    <div className={styles.sitting}>
      <header className={styles.bar}>
        <h1 className={styles.name}>{title}</h1>
        {sitting.deadline && <Clock deadline={sitting.deadline} now={sitting.now} onOver={end} />}
      </header>
      {state.isOffline && (
        <p role="alert" className={styles.offline}>
          {t(texts.offline)}
        </p>
      )}
      <Palette
        questions={questions}
        here={layout === 'one' ? at : undefined}
        isDone={isDone}
        flags={flags}
        onChoose={(index) => {
          setAt(index)
          if (layout === 'all') document.getElementById(`question-${index}`)?.scrollIntoView({ block: 'start' })
        }}
      />
      {layout === 'one'
        ? field(at)
        : questions.map(({ id }, index) => (
            <div key={id} id={`question-${index}`} className={styles.anchor}>
              {field(index)}
            </div>
          ))}
      <div className={styles.ways}>
        {layout === 'one' && shown && (
          <>
            <Button look="secondary" icon="arrow-left" disabled={at === 0} onClick={() => move(-1)}>
              {t(texts.previous)}
            </Button>
            <Button
              look="quiet"
              icon="flag"
              aria-pressed={flags.includes(shown.id)}
              onClick={() => state.toggleFlag(shown.id)}
            >
              {t(texts.flag)}
            </Button>
          </>
        )}
        {layout === 'one' && at < questions.length - 1 ? (
          <Button look="primary" iconAfter="arrow-right" onClick={() => move(1)}>
            {t(texts.following)}
          </Button>
        ) : null}
        <Button
          look={layout === 'all' || at === questions.length - 1 ? 'primary' : 'secondary'}
          icon="send"
          onClick={() => setAsking(true)}
        >
          {t(texts.submit)}
        </Button>
      </div>
      <p className={styles.keys}>{t(texts.keys)}</p>
      {isAsking && (
        <Modal title={t(texts.submitTitle)} onClose={() => setAsking(false)}>
          <p>{left > 0 ? t(texts.unanswered, { count: left }) : t(texts.allAnswered)}</p>
          <div className={styles.ways}>
            <ActionButton look="primary" icon="send" onAction={handIn} onError={() => setAsking(false)}>
              {t(texts.submit)}
            </ActionButton>
            <Button look="quiet" onClick={() => setAsking(false)} data-autofocus="">
              {t(texts.back)}
            </Button>
          </div>
        </Modal>
      )}
    </div>
  )
}
