import type { Task } from '@schemas/work/entities/task'
import { useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { dueText } from './task-table'
import { texts } from './texts'
import styles from './work.module.css'

const tones = { 4: 'danger', 3: 'warning' } as const

/** A task in a column or a list of days. */
export function TaskCard({ task, onOpen }: { task: Task; onOpen: (key: string) => void }) {
  const t = useT()
  const locale = useLocale()
  const { key, title, priority, assignees, internal, blocked, children, childrenDone, comments, kind } = task
  const due = dueText(task, locale)
  return (
    <div className={styles.card} data-task={key} data-done={task.group === 'completed' || undefined}>
      <button type="button" className={styles.open} onClick={() => onOpen(key)}>
        <span className={styles.key}>{key}</span>
        <span className={styles.title}>{title}</span>
      </button>
      <span className={styles.marks}>
        {kind === 'milestone' && (
          <Badge size="s" icon="flag">
            {t(texts.kinds.milestone)}
          </Badge>
        )}
        {kind === 'bug' && (
          <Badge size="s" tone="danger">
            {t(texts.kinds.bug)}
          </Badge>
        )}
        {priority >= 3 && (
          <Badge size="s" tone={tones[priority as 3]}>
            {t(texts.priorities[`${priority}` as '3'])}
          </Badge>
        )}
        {due && (
          <Badge size="s" icon="calendar">
            {due}
          </Badge>
        )}
        {blocked && (
          <Badge size="s" tone="warning">
            {t(texts.blocked)}
          </Badge>
        )}
        {internal && (
          <Badge size="s" icon="lock">
            {t(texts.internal)}
          </Badge>
        )}
        {children > 0 && <Badge size="s" icon="checklist">{`${childrenDone}/${children}`}</Badge>}
        {comments > 0 && (
          <Badge size="s" icon="message">
            {String(comments)}
          </Badge>
        )}
        {assignees.length > 0 && <span className={styles.people}>{assignees.map(({ name }) => name).join(', ')}</span>}
      </span>
    </div>
  )
}
