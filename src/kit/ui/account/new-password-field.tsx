import { type ComponentProps, type ReactNode, useDeferredValue, useEffect, useId, useState } from 'react'
import { useT } from '../../t'
import { Field } from '../field'
import { TextInput } from '../text-input'
import styles from './new-password-field.module.css'
import { leastPasswordScore } from '@schemas/constants'

const messages = {
  label: { en: 'New password', th: 'รหัสผ่านใหม่' },
  hint: {
    en: 'At least 8 characters. A few words in a row are easy to remember and hard to guess.',
    th: 'อย่างน้อย 8 ตัวอักษร ลองใช้คำหลายคำต่อกัน จำง่ายแต่เดายาก',
  },
  strength: { en: 'Strength', th: 'ความปลอดภัย' },
  scores: [
    { en: 'far too easy to guess', th: 'เดาได้ง่ายมาก' },
    { en: 'easy to guess', th: 'เดาได้ค่อนข้างง่าย' },
    { en: 'still easy to guess', th: 'ยังเดาได้ง่าย' },
    { en: 'good', th: 'ดี' },
    { en: 'very good', th: 'ดีมาก' },
  ],
}

type Score = typeof import('@schemas/password-score').passwordScore
let loading: Promise<Score> | undefined
/** The estimator and its word lists load once, when a password is begun. */
const loadScore = () => (loading ??= import('@schemas/password-score').then(({ passwordScore }) => passwordScore))

type Props = Omit<ComponentProps<'input'>, 'value'> & {
  label?: string
  error?: ReactNode
  /** Current field value. */ value: string
  /** Public facts about the person, as far as the page knows them. */ known?: readonly string[]
}

/** A new password with a strength hint. The gateway's check is authoritative. */
export function NewPasswordField({ label, error, value, known, ...rest }: Props) {
  const t = useT()
  const id = useId()
  const score = useScore(value, known)
  return (
    <div className={styles.block}>
      <Field label={label ?? t(messages.label)} error={error} hint={t(messages.hint)}>
        <TextInput
          {...rest}
          type="password"
          autoComplete="new-password"
          icon="lock"
          aria-describedby={`${id}-strength`}
        />
      </Field>
      <div
        id={`${id}-strength`}
        className={styles.strength}
        data-score={score}
        aria-live="polite"
        hidden={score === undefined}
      >
        <span className={styles.bars} aria-hidden="true">
          {[1, 2, 3, 4].map((step) => (
            <span key={step} data-on={score !== undefined && score >= step ? '' : undefined} />
          ))}
        </span>
        {score !== undefined && (
          <span data-enough={score >= leastPasswordScore ? '' : undefined}>
            {t(messages.strength)}: {t(messages.scores[score] ?? (messages.scores[0] as { en: string; th: string }))}
          </span>
        )}
      </div>
    </div>
  )
}

function useScore(value: string, known?: readonly string[]): number | undefined {
  const typed = useDeferredValue(value)
  const [judge, setJudge] = useState<{ score: Score }>()
  const isBegun = typed !== ''
  useEffect(() => {
    if (!isBegun) return
    let isCurrent = true
    // The hint is optional: a failed load is ignored.
    void loadScore().then(
      (score) => isCurrent && setJudge({ score }),
      () => (loading = undefined),
    )
    return () => {
      isCurrent = false
    }
  }, [isBegun])
  return judge && isBegun ? judge.score(typed, known) : undefined
}
