import type { StatusGroup } from '@schemas/work/entities/status'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { texts } from './texts'
import styles from './work.module.css'

type Related = { id: string; key: string; title: string; group: StatusGroup }

/** Tasks that another is connected with; nothing where there are none. */
export function RelatedTasks({
  label,
  tasks,
  onOpen,
}: {
  label: string
  tasks: readonly Related[]
  onOpen: (key: string) => void
}) {
  const t = useT()
  if (tasks.length === 0) return null
  return (
    <section aria-label={label}>
      <h4 className={styles.subhead}>{label}</h4>
      <ul className={styles.lines}>
        {tasks.map(({ id, key, title, group }) => (
          <li key={id} className={styles.todo}>
            <button type="button" className={styles.open} onClick={() => onOpen(key)}>
              <span className={styles.key}>{key}</span>
              <span>{title}</span>
            </button>
            <Badge size="s" tone={group === 'completed' ? 'success' : 'neutral'}>
              {t(texts.groups[group])}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
