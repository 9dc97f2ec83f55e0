import { useSortable } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { texts } from './texts'
import styles from './view.module.css'

/** A part with its handle. */
export function SortableItem({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  const t = useT()
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: t(texts.part) },
  })
  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      data-dragging={isDragging ? '' : undefined}
      style={transform ? { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)`, transition } : undefined}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={styles.handle}
        {...attributes}
        {...listeners}
        aria-label={t(texts.move, { name })}
      >
        <Icon name="drag-drop" />
      </button>
      <div className={styles.part}>{children}</div>
    </li>
  )
}
