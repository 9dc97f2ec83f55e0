import { useT } from '@kit/t'
import { texts } from './texts'
import styles from './view.module.css'

/** Length of a note shown in its entry (characters). */
const maxLength = 120

/** The note of a release; a long one is truncated until expanded. */
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
