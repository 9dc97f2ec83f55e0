import { useState } from 'react'
import type { ShownExam } from '@schemas/learning/entities/exam'
import { useLocale, useSpace } from '@kit/boot'
import { formatDateTime, formatDuration } from '@kit/format'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Field } from '@kit/ui/field'
import { TextInput } from '@kit/ui/text-input'
import { texts } from './texts'
import styles from './view.module.css'

type Props = { shown: ShownExam; problem: string | undefined; onStart: (password: string) => Promise<void> }

/** What holds before an attempt begins, and the button that begins it. */
export function Rules({ shown, problem, onStart }: Props) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const [password, setPassword] = useState('')
  const { exam, attempts, current, blocked } = shown
  const { limitMinutes, closesAt } = exam
  const left = exam.attempts === undefined ? undefined : Math.max(0, exam.attempts - attempts.length)
  const needsPassword = exam.hasPassword && !current
  return (
    <section className={styles.rules} aria-label={t(texts.rules)}>
      <ul>
        <li>{t(texts.questions, { count: exam.questions })}</li>
        <li>
          {limitMinutes === undefined
            ? t(texts.noLimit)
            : t(texts.limit, { time: formatDuration(limitMinutes * 60, locale, { style: 'long' }) })}
        </li>
        <li>{t(texts.pass, { percent: exam.passMark / 100 })}</li>
        <li>{left === undefined ? t(texts.anyTimes) : t(texts.left, { left, all: exam.attempts ?? 0 })}</li>
        {closesAt && <li>{t(texts.closes, { time: formatDateTime(closesAt, locale, { timeZone }) })}</li>}
        <li>{t(texts.saved)}</li>
      </ul>
      {current && <p className={styles.note}>{t(texts.open, { no: current.no })}</p>}
      {needsPassword && !blocked && (
        <Field label={t(texts.password)}>
          <TextInput
            type="password"
            value={password}
            autoComplete="off"
            onChange={({ currentTarget: { value } }) => setPassword(value)}
          />
        </Field>
      )}
      {(problem ?? blocked) && (
        <p role={problem ? 'alert' : undefined} className={problem ? styles.problem : styles.note}>
          {problem ?? blocked}
        </p>
      )}
      {!blocked && (
        <ActionButton
          look="primary"
          size="l"
          icon="player-play"
          disabled={needsPassword && password === ''}
          onAction={() => onStart(password)}
          onError={() => {}}
        >
          {t(current ? texts.goOn : attempts.length > 0 ? texts.again : texts.start)}
        </ActionButton>
      )}
    </section>
  )
}
