import {
  closestCorners,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragOverEvent,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { type ReactNode, useState } from 'react'
import { useT } from '../t'
import { showToast } from '../ui/overlay/toasts'
import { BoardColumn } from './board-column'
import { type BoardMove, type BoardOrder, columnOf, moveItem, moveOnto } from './move'
import { useAnnouncements } from './use-announcements'
import styles from './board.module.css'

const messages = {
  failed: { en: 'Couldn’t move it. It’s back where it was.', th: 'ย้ายไม่สำเร็จ จึงกลับไปอยู่ที่เดิม' },
}

export type BoardColumnData = {
  id: string
  label: string
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger'
  /** Shown beside the label instead of the number of items, when more exist than are loaded. */
  count?: number
  /** Below the items: more to load, a button that adds one. */
  foot?: ReactNode
}

export type BoardItem = {
  id: string
  column: string
  /** For announcements and the move menu. */
  name: string
}

type Props<Item extends BoardItem> = {
  label: string
  columns: readonly BoardColumnData[]
  /** In their order. */
  items: readonly Item[]
  card: (item: Item) => ReactNode
  /** Shown in a column without items. */
  empty?: ReactNode
  /**
   * Stores a move. Until it resolves the item is shown in its new place; a rejection puts it back. Absent: nothing
   * moves.
   */
  onMove?: (move: BoardMove) => Promise<unknown>
  /** Whether an item may be dropped in a column; all columns when absent. */
  mayMove?: (item: Item, column: string) => boolean
}

/**
 * Cards in columns, moved by drag, by keyboard (Space, arrows, Space) or by each card's menu. On phones a column takes
 * most of the width and the board scrolls sideways.
 */
export function Board<Item extends BoardItem>({ label, columns, items, card, empty, onMove, mayMove }: Props<Item>) {
  const t = useT()
  const [dragged, setDragged] = useState<string>()
  /** Order while a card is dragged into another column. */
  const [dragOrder, setDragOrder] = useState<BoardOrder>()
  /** Moves that are being stored, in their order. */
  const [pending, setPending] = useState<readonly BoardMove[]>([])
  const byId = new Map(items.map((item) => [item.id, item]))
  const stored: BoardOrder = Object.fromEntries(
    columns.map(({ id }) => [id, items.filter((item) => item.column === id).map((item) => item.id)]),
  )
  const placed = pending.reduce(moveItem, stored)
  const order = dragOrder ?? placed
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A swipe scrolls; only a long press drags.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      // Enter opens the card's menu.
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
    }),
  )
  const names = {
    item: (id: string) => byId.get(id)?.name ?? '',
    column: (id: string) => columns.find((column) => column.id === id)?.label ?? '',
  }
  const accessibility = useAnnouncements(names, order)
  const isAllowed = (id: string, column: string) => {
    const item = byId.get(id)
    return item !== undefined && (item.column === column || !mayMove || mayMove(item, column))
  }
  const store = async (move: BoardMove) => {
    if (moveItem(placed, move) === placed || !onMove) return
    setPending((before) => [...before, move])
    try {
      await onMove(move)
    } catch {
      showToast(t(messages.failed), { tone: 'error' })
    }
    // Others may still be on their way.
    setPending((before) => before.filter((each) => each !== move))
  }
  const targetOf = ({ active, over }: DragOverEvent | DragEndEvent) => {
    const move = over ? moveOnto(order, String(active.id), String(over.id)) : undefined
    return move && isAllowed(move.id, move.column) ? move : undefined
  }
  const drop = (event: DragEndEvent) => {
    setDragged(undefined)
    setDragOrder(undefined)
    const last = targetOf(event)
    const final = last ? moveItem(order, last) : order
    const id = String(event.active.id)
    const column = columnOf(final, id)
    if (!event.over || column === undefined) return
    const ids = final[column] ?? []
    void store({ id, column, before: ids[ids.indexOf(id) + 1] ?? null })
  }
  const shown = dragged === undefined ? undefined : byId.get(dragged)
  return (
    <DndContext
      sensors={sensors}
      accessibility={accessibility}
      // The column under the pointer counts; by keyboard there is no pointer.
      collisionDetection={(args) => {
        const within = pointerWithin(args)
        const cards = within.filter(({ id }) => byId.has(String(id)))
        return cards.length > 0 ? cards : within.length > 0 ? within : closestCorners(args)
      }}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragOver={(event) => {
        const move = targetOf(event)
        // Only into another column: within one, the library shows the gap itself.
        if (move && !order[move.column]?.includes(move.id)) setDragOrder(moveItem(order, move))
      }}
      onDragCancel={() => {
        setDragged(undefined)
        setDragOrder(undefined)
      }}
      onDragEnd={drop}
    >
      <div className={styles.board} role="group" aria-label={label}>
        {columns.map((column) => (
          <BoardColumn
            key={column.id}
            column={column}
            ids={order[column.id] ?? []}
            empty={empty}
            item={(id) => {
              const item = byId.get(id)
              return item ? { name: item.name, content: card(item) } : undefined
            }}
            isFixed={!onMove}
            targets={(id) => columns.filter((each) => each.id !== column.id && isAllowed(id, each.id))}
            onMove={(move) => void store(move)}
          />
        ))}
      </div>
      <DragOverlay>{shown && <div className={styles.lifted}>{card(shown)}</div>}</DragOverlay>
    </DndContext>
  )
}
