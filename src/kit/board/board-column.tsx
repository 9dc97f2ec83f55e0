import { useDroppable } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { type ReactNode, useId } from 'react'
import type { BoardColumnData } from './board'
import { BoardCard } from './board-card'
import type { BoardMove } from './move'
import styles from './board.module.css'

type Props = {
  column: BoardColumnData
  ids: readonly string[]
  empty: ReactNode
  item: (id: string) => { name: string; content: ReactNode } | undefined
  isFixed: boolean
  /** Columns that an item may move to by its menu. */
  targets: (id: string) => readonly BoardColumnData[]
  onMove: (move: BoardMove) => void
}

export function BoardColumn({ column, ids, empty, item, isFixed, targets, onMove }: Props) {
  const headingId = useId()
  const { setNodeRef, isOver } = useDroppable({ id: column.id, disabled: isFixed })
  return (
    <section
      className={styles.column}
      data-tone={column.tone}
      data-over={isOver || undefined}
      aria-labelledby={headingId}
    >
      <h2 id={headingId} className={styles.heading}>
        <span>{column.label}</span> <span className={styles.count}>{column.count ?? ids.length}</span>
      </h2>
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy} disabled={isFixed}>
        <ul ref={setNodeRef} className={styles.items}>
          {ids.map((id, at) => {
            const shown = item(id)
            if (!shown) return null
            return (
              <BoardCard
                key={id}
                id={id}
                name={shown.name}
                isFixed={isFixed}
                targets={targets(id)}
                onMove={(to) => onMove({ id, column: to, before: null })}
                onUp={at === 0 ? undefined : () => onMove({ id, column: column.id, before: ids[at - 1] ?? null })}
                onDown={
                  at === ids.length - 1
                    ? undefined
                    : () => onMove({ id, column: column.id, before: ids[at + 2] ?? null })
                }
              >
                {shown.content}
              </BoardCard>
            )
          })}
        </ul>
      </SortableContext>
      {ids.length === 0 && empty && <div className={styles.empty}>{empty}</div>}
      {column.foot && <div className={styles.foot}>{column.foot}</div>}
    </section>
  )
}
