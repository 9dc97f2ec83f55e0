import { useDraggable } from '@dnd-kit/core'
import { useEffect, useRef } from 'react'
import { useT } from '@kit/t'
import { nodeName } from '../document/name-node'
import type { DragSource } from '../drag/drag-layer'
import type { DragItem } from '../drag/drag-store'
import { useDrag } from '../drag/drag-store'
import { topmost } from '../document/rules'
import { Edit } from '../document/edit'
import { type Builder, useBuilder } from '../state/builder'
import { select, ui, useUi } from '../state/ui-store'
import styles from './canvas.module.css'
import { askWhatToInsert } from '../insert/insert-store'
import { emptyAt, nodesAt, type Point } from './hit'
import { startLasso } from './lasso'
import { stage, stageDocument, toCanvas } from './stage'

const canvasWord = { en: 'Page canvas. Arrow keys move the selection, Enter goes inside, Escape goes out.', th: 'ผืนงานของหน้า ใช้ลูกศรเลื่อนการเลือก กด Enter เพื่อเข้าไปข้างใน กด Escape เพื่อออก' }

type Props = {
  /** What a second click on a chosen block does: write its words. */
  onWrite: (id: string, point: Point) => void
  onMenu: (point: Point) => void
}

/**
 * Lies over the canvas and takes all that a pointer does there, so that blocks do not act and every drag begins in the
 * builder's own window. What is meant is read from what lies under it.
 */
export function Glass({ onWrite, onMenu }: Props) {
  const t = useT()
  const builder = useBuilder()
  const pressed = useRef<Point>({ x: 0, y: 0 })
  const writing = useUi((state) => state.writing)
  const source: DragSource = { take: () => takeAt(builder, pressed.current) }
  const { setNodeRef, listeners } = useDraggable({ id: 'canvas', data: source })
  const panning = usePanning()

  const press = (event: React.PointerEvent) => {
    pressed.current = { x: event.clientX, y: event.clientY }
    panning.start(event)
    const point = toCanvas(pressed.current)
    const document = stageDocument()
    if (!point || !document || event.button !== 0 || event.pointerType === 'touch') return
    // From a place where nothing stands a rectangle is drawn instead.
    if (nodesAt(document, point).length === 0) startLasso(pressed.current, event.shiftKey)
  }

  const click = (event: React.MouseEvent) => {
    const point = toCanvas({ x: event.clientX, y: event.clientY })
    const document = stageDocument()
    if (!point || !document) return
    const [innermost, next] = nodesAt(document, point)
    const empty = emptyAt(document, point)
    if (empty) askWhatToInsert(empty, { x: event.clientX, y: event.clientY })
    if (!innermost) return select([])
    const chosen = event.altKey ? (next ?? innermost) : innermost
    if (event.detail === 2 && builder.store.get(innermost)?.kind === 'block') return onWrite(innermost, point)
    select([chosen], event.shiftKey || event.metaKey || event.ctrlKey)
  }

  const wheel = (event: React.WheelEvent) => {
    if (event.ctrlKey || event.metaKey) return
    stage()?.frame.contentWindow?.scrollBy({ left: event.deltaX, top: event.deltaY, behavior: 'instant' })
  }

  const hover = (event: React.PointerEvent) => {
    panning.move(event)
    if (event.buttons !== 0) return
    const [point, document] = [toCanvas({ x: event.clientX, y: event.clientY }), stageDocument()]
    setHovered(point && document ? nodesAt(document, point)[0] : undefined)
  }

  return (
    // The canvas is one control with keys of its own, as an application is.
    <div
      ref={setNodeRef}
      className={styles.glass}
      role="application"
      aria-label={t(canvasWord)}
      data-surface="canvas"
      data-open={writing ? '' : undefined}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the canvas takes keys
      tabIndex={0}
      onMouseDown={listeners?.onMouseDown as React.MouseEventHandler}
      onTouchStart={listeners?.onTouchStart as React.TouchEventHandler}
      onPointerDown={press}
      onPointerMove={hover}
      onPointerUp={panning.end}
      onPointerCancel={panning.end}
      onPointerLeave={() => setHovered(undefined)}
      onClick={click}
      onKeyDown={() => {}}
      onWheel={wheel}
      onContextMenu={(event) => {
        event.preventDefault()
        const point = toCanvas({ x: event.clientX, y: event.clientY })
        const document = stageDocument()
        const [id] = point && document ? nodesAt(document, point) : []
        if (id && !ui().selection.includes(id)) select([id])
        onMenu({ x: event.clientX, y: event.clientY })
      }}
    />
  )
}

/** What a drag that begins at a point takes: the selection when the point is on it, else what lies there. */
function takeAt(builder: Builder, at: Point): DragItem | undefined {
  const [point, document] = [toCanvas(at), stageDocument()]
  if (!point || !document) return undefined
  const under = nodesAt(document, point)
  const { selection } = ui()
  const held = under.some((id) => selection.includes(id)) ? selection : under.slice(0, 1)
  const [first] = held
  if (first === undefined || ui().writing) return undefined
  if (held !== selection) select(held)
  return itemOf(builder, held)
}

/** Nodes of the page as something that is dragged. */
export function itemOf(builder: Builder, ids: readonly string[]): DragItem | undefined {
  const tops = topmost(new Edit(builder.store.page), ids)
  const node = tops[0] === undefined ? undefined : builder.store.get(tops[0])
  return node && { kind: node.kind, label: nodeName(node), ids: tops }
}

let hovered: string | undefined

/** Shows by its outline what a click would choose; straight on the element, because it follows every move of the pointer. */
function setHovered(id: string | undefined): void {
  if (id === hovered || useDrag.getState().item) return
  hovered = id
  hoverListener?.(id)
}

let hoverListener: ((id: string | undefined) => void) | undefined
export function onHover(listener: (id: string | undefined) => void): () => void {
  hoverListener = listener
  return () => (hoverListener = undefined)
}

/** With a finger the canvas is moved, until the finger rests long enough to lift what is under it. */
function usePanning() {
  const last = useRef<{ y: number; speed: number } | null>(null)
  useEffect(() => () => void (last.current = null), [])
  return {
    start: (event: React.PointerEvent) => {
      if (event.pointerType === 'touch') last.current = { y: event.clientY, speed: 0 }
    },
    move: (event: React.PointerEvent) => {
      if (event.pointerType !== 'touch' || !last.current || useDrag.getState().item) return
      const zoom = stage()?.zoom ?? 1
      const by = (last.current.y - event.clientY) / zoom
      last.current = { y: event.clientY, speed: by }
      stage()?.frame.contentWindow?.scrollBy({ top: by, behavior: 'instant' })
    },
    end: () => {
      let speed = last.current?.speed ?? 0
      last.current = null
      const glide = () => {
        if (Math.abs(speed) < 0.5 || last.current) return
        stage()?.frame.contentWindow?.scrollBy({ top: speed, behavior: 'instant' })
        speed *= 0.94
        requestAnimationFrame(glide)
      }
      if (!useDrag.getState().item) requestAnimationFrame(glide)
    },
  }
}
