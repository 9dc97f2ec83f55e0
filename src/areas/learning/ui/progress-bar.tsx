import { useT } from '@kit/t'
import { lessonTexts } from './lesson-texts'
import styles from './progress-bar.module.css'

type Props = { done: number; total: number; label?: string; isQuiet?: boolean }

/** How many parts are done. */
export function ProgressBar({ done, total, label, isQuiet = false }: Props) {
  const t = useT()
  const text = label ?? t(lessonTexts.progress, { done, total })
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} max={Math.max(1, total)} value={done} aria-label={text} />
      {!isQuiet && (
        <span className={styles.text} aria-hidden>
          {text}
        </span>
      )}
    </div>
  )
}
