import { useT } from '@kit/t'
import { dragFrom } from '../drag/drag-source'
import { PatternPicture } from './pattern-picture'
import styles from './patterns.module.css'
import { patternItem } from './put-pattern'
import type { Pattern } from './use-patterns'

type Props = {
  pattern: Pattern
  onAdd: (pattern: Pattern) => void
  /** In a dialog over the page, from where it cannot be dragged. */ isLarge?: boolean
}

/** A ready-made section as a picture: a press adds it to the page; outside the dialog it can be dragged there. */
export function PatternCard({ pattern, onAdd, isLarge = false }: Props) {
  const t = useT()
  const title = t(pattern.title)
  return (
    <button
      type="button"
      className={styles.card}
      data-pattern={pattern.id}
      onClick={() => onAdd(pattern)}
      {...(isLarge ? {} : dragFrom({ take: () => patternItem(pattern) }))}
    >
      <PatternPicture pattern={pattern} title={title} />
      <span className={styles.title}>{title}</span> <span className={styles.text}>{t(pattern.text)}</span>
    </button>
  )
}
