import {
  closestCenter,
  DndContext,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { IconGripVertical } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useT } from '@kit/t'
import { dndAccessibility } from '../../drag/dnd-accessibility'
import styles from './list-field.module.css'

const messages = {
  move: { en: 'Move {what}. Drag, or press the arrow keys.', th: 'ย้าย {what} ลากหรือกดปุ่มลูกศร' },
}

type SortableProps = {
  ids: readonly string[]
  /** Moves an item to another's position. */
  onMove: (from: number, to: number) => void
  children: (line: { index: number; side: 'before' | 'after' } | undefined) => ReactNode
}

/** A list whose items are dragged by their handles; a line shows the drop position. Escape cancels. */
export function Sortable({ ids, onMove, children }: SortableProps) {
  const [over, setOver] = useState<{ from: number; to: number }>()
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const placeOf = (id: unknown) => ids.indexOf(String(id))
  const line =
    over && over.from !== over.to
      ? { index: over.to, side: over.to > over.from ? ('after' as const) : ('before' as const) }
      : undefined
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={dndAccessibility}
      onDragOver={({ active, over: target }) =>
        setOver(target ? { from: placeOf(active.id), to: placeOf(target.id) } : undefined)
      }
      onDragEnd={({ active, over: target }) => {
        setOver(undefined)
        if (target && target.id !== active.id) onMove(placeOf(active.id), placeOf(target.id))
      }}
      onDragCancel={() => setOver(undefined)}
    >
      {children(line)}
    </DndContext>
  )
}

type ItemProps = {
  id: string
  label: string
  line: 'before' | 'after' | undefined
  onArrow: (step: number) => void
  children: ReactNode
}

export function SortableItem({ id, label, line, onArrow, children }: ItemProps) {
  const t = useT()
  const { setNodeRef: placeRef } = useDroppable({ id })
  const { setNodeRef: handleRef, listeners, isDragging } = useDraggable({ id })
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    event.stopPropagation()
    onArrow(step)
  }
  return (
    <li ref={placeRef} className={styles.item} data-line={line} data-dragging={isDragging || undefined}>
      <button
        type="button"
        ref={handleRef}
        {...listeners}
        className={styles.handle}
        data-handle={id}
        aria-label={t(messages.move, { what: label })}
        onKeyDown={press}
      >
        <IconGripVertical size={14} aria-hidden />
      </button>
      {children}
    </li>
  )
}
