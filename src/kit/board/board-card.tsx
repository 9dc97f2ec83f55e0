import { useSortable } from '@dnd-kit/sortable'
import { type ReactNode, useState } from 'react'
import { Icon } from '../icon'
import { useT } from '../t'
import { ActionMenu, type MenuAct, type MenuPlace } from '../ui/action-menu/action-menu'
import type { BoardColumnData } from './board'
import styles from './board.module.css'

const messages = {
  move: { en: 'Move {name}', th: 'ย้าย {name}' },
  card: { en: 'Card', th: 'การ์ด' },
  to: { en: 'Move to {column}', th: 'ย้ายไปที่ {column}' },
  up: { en: 'Move up', th: 'เลื่อนขึ้น' },
  down: { en: 'Move down', th: 'เลื่อนลง' },
}

type Props = {
  id: string
  name: string
  isFixed: boolean
  targets: readonly BoardColumnData[]
  onMove: (column: string) => void
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  children: ReactNode
}

export function BoardCard({ id, name, isFixed, targets, onMove, onUp, onDown, children }: Props) {
  const t = useT()
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled: isFixed,
    attributes: { roleDescription: t(messages.card) },
  })
  const [place, setPlace] = useState<MenuPlace>()
  const acts: MenuAct[] = [
    ...(onUp ? [{ id: 'up', label: t(messages.up), act: onUp }] : []),
    ...(onDown ? [{ id: 'down', label: t(messages.down), act: onDown }] : []),
    ...targets.map((column) => ({
      id: column.id,
      label: t(messages.to, { column: column.label }),
      act: () => onMove(column.id),
    })),
  ]
  return (
    <li
      ref={setNodeRef}
      className={styles.card}
      data-dragging={isDragging || undefined}
      style={transform ? { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)`, transition } : undefined}
      {...(isFixed ? {} : listeners)}
    >
      {children}
      {!isFixed && (
        <span className={styles.tools}>
          <button
            ref={setActivatorNodeRef}
            type="button"
            className={styles.tool}
            {...attributes}
            {...listeners}
            aria-label={t(messages.move, { name })}
            // A press opens the menu; a drag, or Space and the arrows, move the card.
            onClick={({ currentTarget }) => {
              const { left, top, width, height } = currentTarget.getBoundingClientRect()
              setPlace({ x: left, y: top, width, height })
            }}
          >
            <Icon name="dots-vertical" />
          </button>
        </span>
      )}
      {place && (
        <ActionMenu label={t(messages.move, { name })} acts={acts} place={place} onClose={() => setPlace(undefined)} />
      )}
    </li>
  )
}
