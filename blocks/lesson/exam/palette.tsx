import type { ShownQuestion } from '@schemas/learning/entities/question'
import { useT } from '@kit/t'
import { texts } from './texts'
import styles from './view.module.css'

type Props = {
  questions: readonly ShownQuestion[]
  here: number | undefined
  isDone: (id: string) => boolean
  flags: readonly string[]
  onChoose: (index: number) => void
}

/** All questions at a glance: answered, flagged, here. */
export function Palette({ questions, here, isDone, flags, onChoose }: Props) {
  const t = useT()
  return (
    <nav aria-label={t(texts.palette)}>
      <ol role="list" className={styles.palette}>
        {questions.map(({ id }, index) => {
          const notes = [
            t(texts.question, { no: index + 1 }),
            ...(isDone(id) ? [t(texts.answered)] : []),
            ...(flags.includes(id) ? [t(texts.flagged)] : []),
          ]
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.number}
                aria-label={notes.join(', ')}
                aria-current={index === here ? 'step' : undefined}
                data-done={isDone(id) ? '' : undefined}
                data-flag={flags.includes(id) ? '' : undefined}
                onClick={() => onChoose(index)}
              >
                {index + 1}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
