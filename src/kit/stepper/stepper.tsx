import { classNames } from '../class-names'
import { Icon } from '../icon'
import { useT } from '../t'
import styles from './stepper.module.css'

const messages = {
  label: { en: 'Steps', th: 'ขั้นตอน' },
  at: { en: 'Step {at} of {count}', th: 'ขั้นตอนที่ {at} จาก {count}' },
  done: { en: 'done', th: 'เสร็จแล้ว' },
  problem: { en: 'needs attention', th: 'ต้องแก้ไข' },
}

export type Step = {
  id: string
  label: string
  /** As the server derives it, so that a reload continues at the right step. */
  state: 'done' | 'current' | 'next' | 'problem'
}

type Props = {
  steps: readonly Step[]
  /** Goes back to a finished step; absent: steps are not pressed. */
  onChoose?: (id: string) => void
  className?: string
}

/** Progress through the steps of a task. On phones only the current step has its name. */
export function Stepper({ steps, onChoose, className }: Props) {
  const t = useT()
  const indexOf = (wanted: Step['state']) => steps.findIndex(({ state }) => state === wanted)
  // The current step may itself be the one that needs attention.
  const at = indexOf('current') < 0 ? indexOf('problem') : indexOf('current')
  const current = steps[at]
  return (
    <nav className={classNames(styles.stepper, className)} aria-label={t(messages.label)}>
      {current && (
        <p className={styles.summary}>
          <span>{t(messages.at, { at: at + 1, count: steps.length })}</span> <strong>{current.label}</strong>
        </p>
      )}
      <ol className={styles.steps}>
        {steps.map(({ id, label, state }, index) => {
          const content = (
            <>
              <span className={styles.mark} aria-hidden="true">
                {state === 'done' ? <Icon name="check" /> : state === 'problem' ? '!' : index + 1}
              </span>
              <span className={styles.name}>{label}</span>
              {(state === 'done' || state === 'problem') && (
                <span className="visually-hidden">({t(messages[state])})</span>
              )}
            </>
          )
          return (
            <li key={id} className={styles.step} data-state={state} aria-current={index === at ? 'step' : undefined}>
              {state === 'done' && onChoose ? (
                <button type="button" className={styles.press} onClick={() => onChoose(id)}>
                  {content}
                </button>
              ) : (
                <span className={styles.press}>{content}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
