import { useT } from '@kit/t'
import { texts } from './texts'
import styles from './view.module.css'

/** So much of a note stands in its entry (characters). */
const maxLength = 120

/** What was said of a release; a long note begins, and is opened to be read. */
export function Note({ text }: { text: string }) {
  const t = useT()
  if (text.length <= maxLength) return <p className={styles.says}>{text}</p>
  return (
    <details className={styles.note}>
      <summary>
        {t(texts.note)} <span>{text.slice(0, maxLength).trimEnd()}…</span>
      </summary>
      <p>{text}</p>
    </details>
  )
}
