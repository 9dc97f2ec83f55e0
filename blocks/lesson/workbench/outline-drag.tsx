import {
  closestCorners,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { pickText } from '@schemas/layout/pick-text'
import { type BoardOrder, moveItem, moveOnto } from '@kit/board/move'
import { useAnnouncements } from '@kit/board/use-announcements'
import { useLocale } from '@kit/boot'
import { type DraftSection, reordered } from './outline-draft'

type Props = { sections: readonly DraftSection[]; onMove: (sections: DraftSection[]) => void; children: ReactNode }

/** Parts are moved within and between sections by drag, or by keys: Space, arrows, Space. */
export function OutlineDrag({ sections, onMove, children }: Props) {
  const locale = useLocale()
  const items = sections.flatMap((section) => section.items)
  const order: BoardOrder = Object.fromEntries(sections.map((each) => [each.key, each.items.map(({ key }) => key)]))
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A swipe scrolls; only a long press drags.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const accessibility = useAnnouncements(
    {
      item: (key) => pickText(items.find((each) => each.key === key)?.title ?? '', locale),
      column: (key) => pickText(sections.find((each) => each.key === key)?.title ?? '', locale),
    },
    order,
  )
  const drop = ({ active, over }: DragEndEvent) => {
    const move = over ? moveOnto(order, String(active.id), String(over.id)) : undefined
    const next = move && moveItem(order, move)
    if (next && next !== order) onMove(reordered(sections, next))
  }
  return (
    <DndContext
      sensors={sensors}
      accessibility={accessibility}
      // The part under the pointer counts, else its section; by keyboard there is no pointer.
      collisionDetection={(args) => {
        const within = pointerWithin(args)
        const parts = within.filter(({ id }) => !Object.hasOwn(order, id))
        return parts.length > 0 ? parts : within.length > 0 ? within : closestCorners(args)
      }}
      onDragEnd={drop}
    >
      {children}
    </DndContext>
  )
}
