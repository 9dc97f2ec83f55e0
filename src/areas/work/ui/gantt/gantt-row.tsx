import type { KeyboardEvent } from 'react'
import type { Task } from '@schemas/work/entities/task'
import { useLocale } from '@kit/boot'
import { formatDateRange } from '@kit/format'
import { useT } from '@kit/t'
import { ganttTexts } from './gantt-texts'
import { barOf, type Frame, movedBy, type Span } from './span'
import { useBarDrag } from './use-bar-drag'
import styles from './gantt.module.css'

type Props = {
  task: Task
  span: Span
  frame: Frame
  /** Titles of the tasks that must come before it. */ before: readonly string[]
  mayWrite: boolean
  onOpen: (key: string) => void
  onMove: (task: Task, by: number) => void
}

/** One task: its name, and its bar. */
export function GanttRow({ task, span, frame, before, mayWrite, onOpen, onMove }: Props) {
  const t = useT()
  const locale = useLocale()
  const { shift, handlers } = useBarDrag(frame.days, mayWrite, (by) => onMove(task, by))
  const shown = movedBy(span, shift)
  const bar = barOf(frame, shown)
  const days = formatDateRange(shown.start, shown.end, locale)
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    if (!event.altKey || by === 0 || !mayWrite) return
    // The browser would go back in its history.
    event.preventDefault()
    onMove(task, by)
  }
  return (
    <li
      className={styles.row}
      data-task={task.key}
      data-done={task.group === 'completed' || task.group === 'cancelled' ? '' : undefined}
    >
      <button type="button" className={styles.name} onClick={() => onOpen(task.key)}>
        <span className={styles.key}>{task.key}</span> <span>{task.title}</span>
      </button>
      <div className={styles.track}>
        {bar && (
          <button
            type="button"
            className={styles.bar}
            style={{ insetInlineStart: `${bar.left}%`, width: `${bar.width}%` }}
            data-kind={task.kind}
            data-group={task.group}
            data-blocked={task.blocked ? '' : undefined}
            data-cut-start={bar.isCutLeft ? '' : undefined}
            data-cut-end={bar.isCutRight ? '' : undefined}
            data-moving={shift === 0 ? undefined : ''}
            data-movable={mayWrite ? '' : undefined}
            aria-label={[
              t(ganttTexts.bar, { title: task.title, days }),
              before.length > 0 ? t(ganttTexts.before, { titles: before.join(', ') }) : '',
            ]
              .filter(Boolean)
              .join('. ')}
            title={days}
            onClick={() => onOpen(task.key)}
            onKeyDown={press}
            {...handlers}
          >
            <span className={styles.progress} style={{ width: `${task.progress}%` }} />
            {shift !== 0 && <span className={styles.days}>{days}</span>}
          </button>
        )}
      </div>
    </li>
  )
}
