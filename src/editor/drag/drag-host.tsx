import {
  DndContext,
  DragOverlay,
  type DragMoveEvent,
  type DragStartEvent,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useT } from '@kit/t'
import { type Drop, dropAt } from '../canvas/drop-at'
import { nodeElement } from '../canvas/hit'
import type { Point } from '../ui/point'
import { viewOf } from '../document/view-of'
import { openAt, revealUnseen } from '../canvas/reveal-node'
import { canvasFrame, canvasDocument, toCanvas } from '../canvas/canvas-frame'
import { type Builder, useBuilder } from '../state/builder'
import { ui } from '../state/ui-store'
import styles from './drag.module.css'
import { type DragItem, endDrag, setDrag, useDrag } from './drag-store'
import { dropItem, refusalOf } from './drop-item'
import { dragFromPx, type DragSource, dropSurfaces, takePresses } from './drag-source'
import { scrollAtEdges } from './edge-scroll'
import { dndAccessibility } from './dnd-accessibility'

/**
 * Owns every drag of the builder. The drop target is computed from what is under the pointer, on each move and again on
 * release. Rendered next to the builder's parts, not around them: everything inside the library's context re-renders
 * with every press.
 */
export function DragHost() {
  const builder = useBuilder()
  const pointer = useRef<Point>({ x: 0, y: 0 })
  const scroll = useRef<(pointer: Point) => void>(undefined)
  const sensors = useSensors(
    useSensor(OwnMouseSensor, { activationConstraint: { distance: dragFromPx } }),
    useSensor(OwnTouchSensor, { activationConstraint: { delay: 300, tolerance: 8 } }),
  )

  const updateTarget = () => {
    const { item } = useDrag.getState()
    if (!item) return
    openUnder(pointer.current)
    const drop = findDrop(builder, pointer.current, item)
    const refused = drop && refusalOf(builder, item, drop.target)
    setDrag({ drop: refused ? undefined : drop, refused })
  }

  const start = ({ active, activatorEvent }: DragStartEvent) => {
    pointer.current = pointOf(activatorEvent)
    const item = (active.data.current as DragSource | undefined)?.take()
    if (!item) return
    setDrag({ item })
    mark(item, true)
    scroll.current = scrollAtEdges(updateTarget)
    scroll.current(pointer.current)
  }

  const move = ({ activatorEvent, delta }: DragMoveEvent) => {
    const from = pointOf(activatorEvent)
    pointer.current = { x: from.x + delta.x, y: from.y + delta.y }
    scroll.current?.(pointer.current)
    updateTarget()
  }

  const end = (isDropped: boolean) => {
    const { item } = useDrag.getState()
    endDrag()
    if (!item) return
    mark(item, false)
    const drop = isDropped ? findDrop(builder, pointer.current, item) : undefined
    const placed = drop && dropItem(builder, item, drop.target)
    // A drop over a footer or in the outline may land outside the visible part of the page.
    if (placed?.[0] !== undefined) requestAnimationFrame(() => placed[0] !== undefined && revealUnseen(placed[0]))
  }

  const letGo = useEffectEvent(() => end(true))
  useEffect(() => {
    dropHeldItem = letGo
    return () => (dropHeldItem = undefined)
  }, [])

  return (
    <DndContext
      sensors={sensors}
      autoScroll={false}
      collisionDetection={noCollisions}
      onDragStart={start}
      onDragMove={move}
      onDragEnd={() => end(true)}
      onDragCancel={() => end(false)}
      accessibility={dndAccessibility}
    >
      <Held />
      <DragOverlay dropAnimation={null} modifiers={[nextToPointer]}>
        <Chip />
      </DragOverlay>
    </DndContext>
  )
}

/**
 * The library takes any click within 50 ms after a drag for the drag's own. On a large page, where a drop takes long,
 * that would swallow the first click of a double click made meanwhile. `pressOn` knows which click belongs to the drag.
 */
class OwnMouseSensor extends MouseSensor {
  constructor(props: ConstructorParameters<typeof MouseSensor>[0]) {
    super(withLateEnd(props))
    const { documentListeners } = this as unknown as { documentListeners: { removeAll: () => void } }
    addEventListener('pointerdown', documentListeners.removeAll, { once: true, capture: true })
  }
}

class OwnTouchSensor extends TouchSensor {
  constructor(props: ConstructorParameters<typeof TouchSensor>[0]) {
    super(withLateEnd(props))
  }
}

/** Drops the held item; set while something is dragged. */
let dropHeldItem: (() => void) | undefined
/** A drag end that the library has not been told of yet. Until then it starts no other drag. */
let pendingEnd: (() => void) | undefined

/**
 * Drops and paints the released item at once. The library re-renders all its parts at the end of a drag, so it hears of it
 * after the paint.
 */
function withLateEnd<Props extends { onEnd: () => void }>(props: Props): Props {
  const onEnd = () => {
    dropHeldItem?.()
    const reportEnd = () => {
      if (pendingEnd !== reportEnd) return
      pendingEnd = undefined
      props.onEnd()
    }
    pendingEnd = reportEnd
    requestAnimationFrame(() => setTimeout(reportEnd))
  }
  return { ...props, onEnd }
}

/** The library's only draggable, a proxy for the pressed item. */
function Held() {
  const source = useRef<DragSource>(undefined)
  const { setNodeRef, listeners } = useDraggable({
    id: 'held',
    data: { take: () => source.current?.take() } satisfies DragSource,
  })
  const press = useEffectEvent((event: React.MouseEvent | React.TouchEvent, pressed: DragSource) => {
    pendingEnd?.()
    source.current = pressed
    listeners?.[event.type === 'mousedown' ? 'onMouseDown' : 'onTouchStart']?.(event)
  })
  useEffect(() => takePresses((event, pressed) => press(event, pressed)), [])
  return <div ref={setNodeRef} className={styles.held} />
}

/** Targets come from what is under the pointer, so dnd-kit's collision boxes are unused. */
const noCollisions = () => []

/** Opens the tab under the pointer, since a held item is about to be dropped into it. */
function openUnder(pointer: Point): void {
  const [document, at] = [canvasDocument(), toCanvas(pointer)]
  if (document && at) openAt(document, at)
}

function findDrop(builder: Builder, point: Point, item: DragItem): Drop | undefined {
  for (const surface of dropSurfaces()) {
    const found = surface(point, item)
    if (found) return found
  }
  const [document, at] = [canvasDocument(), toCanvas(point)]
  if (!document || !at) return undefined
  const { page } = builder.store
  return dropAt(document, page, viewOf(page.views, ui().role), at, item.kind)
}

/** A dragged item fades in place. */
function mark(item: DragItem, isDragged: boolean): void {
  const root = canvasFrame()?.frame.contentDocument
  if (!root || !('ids' in item)) return
  for (const id of item.ids) {
    const element = nodeElement(root, id)
    const shown = element?.getAttribute('data-kind') === 'block' ? element.firstElementChild : element
    shown?.toggleAttribute('data-dragged', isDragged)
  }
}

function pointOf(event: Event): Point {
  const touch = (event as TouchEvent).touches?.[0]
  const { clientX, clientY } = touch ?? (event as MouseEvent)
  return { x: clientX, y: clientY }
}

/** The drag chip follows the pointer, whatever the size of the element where the drag began. */
const nextToPointer: NonNullable<Parameters<typeof DragOverlay>[0]['modifiers']>[number] = ({
  activatorEvent,
  activeNodeRect,
  transform,
}) => {
  if (!activatorEvent || !activeNodeRect) return transform
  const from = pointOf(activatorEvent)
  return {
    ...transform,
    x: transform.x + from.x - activeNodeRect.left + 12,
    y: transform.y + from.y - activeNodeRect.top + 12,
  }
}

const several = { en: '{count} parts', th: '{count} ส่วน' }

function Chip() {
  const t = useT()
  const item = useDrag((state) => state.item)
  const refused = useDrag((state) => state.refused)
  if (!item) return null
  const count = 'ids' in item ? item.ids.length : 1
  return (
    <div className={styles.chip} data-refused={refused ? '' : undefined}>
      {t(refused ?? (count > 1 ? several : item.label), { count })}
    </div>
  )
}
