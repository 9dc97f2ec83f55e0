import { type RefObject, useEffect, useRef } from 'react'
import { useT } from '@kit/t'
import { nodeName } from '../document/name-node'
import { pressOn } from '../drag/drag-source'
import type { DragItem } from '../drag/drag-store'
import { useDrag } from '../drag/drag-store'
import { fileHandlers } from '../drag/dropped-files'
import { topmost } from '../document/rules'
import { Edit } from '../document/edit'
import { type Builder, useBuilder } from '../state/builder'
import { select, selectArea, ui } from '../state/ui-store'
import styles from './canvas.module.css'
import { askWhatToInsert } from '../insert/insert-store'
import { selectionAnchor } from './selection-anchor'
import { buttonAt, emptyAt, nodesAt, partAt, type Point } from './hit'
import { isDrawingLasso, startLasso } from './lasso'
import { hasText, useWriting } from '../text-editing/writing'
import { openAt } from './reveal-node'
import { usePanning } from './use-panning'
import { canvasFrame, canvasDocument, toCanvas } from './canvas-frame'
import { zoomBy } from './zoom'

const canvasWord = {
  en: 'Page canvas. Arrow keys move the selection, Enter goes inside, Escape goes out.',
  th: 'พื้นที่แก้ไขของหน้า ใช้ลูกศรเลื่อนการเลือก กด Enter เพื่อเข้าไปข้างใน กด Escape เพื่อออก',
}

type Props = {
  /** What a second click on a chosen block does: write its words. */
  onWrite: (id: string, point: Point) => void
  onMenu: (point: Point) => void
}

/**
 * Lies over the canvas and takes all that a pointer does there, so that blocks do not act and every drag begins in the
 * builder's own window. What is meant is read from what lies under it.
 */
export function PointerOverlay({ onWrite, onMenu }: Props) {
  const t = useT()
  const builder = useBuilder()
  const pressed = useRef<Point>({ x: 0, y: 0 })
  const chosenBefore = useRef<readonly string[]>([])
  // Whether the last that was heard was a key: a menu that it asks for is the selection's, wherever the browser says it was asked.
  const isByKey = useRef(false)
  const taps = useRef<Taps>({ isFinger: false, last: undefined })
  const isWriting = useWriting((state) => state.isOpen)
  const overlay = useRef<HTMLDivElement>(null)
  useWheelZoom(overlay)
  const panning = usePanning()
  const lift = (event: React.MouseEvent | React.TouchEvent) =>
    pressOn(event, { take: () => takeAt(builder, pressed.current) })

  const press = (event: React.PointerEvent) => {
    pressed.current = { x: event.clientX, y: event.clientY }
    chosenBefore.current = ui().selection
    isByKey.current = false
    taps.current.isFinger = event.pointerType === 'touch'
    panning.start(event)
    const point = toCanvas(pressed.current)
    const document = canvasDocument()
    if (!point || !document || event.button !== 0 || event.pointerType === 'touch') return
    // From a place where no block stands a rectangle is drawn instead, and with Shift from anywhere.
    const under = nodesAt(document, point)
    if (event.shiftKey || isOpenPlace(builder, under)) return startLasso(builder, pressed.current, event.shiftKey)
    // Chosen when it is pressed and not when it is let go, a tenth of a second later. What is chosen already may be about to be moved, by any of its places.
    const { selection } = ui()
    const isPlain = !(event.altKey || event.metaKey || event.ctrlKey) && !ui().writing && !ui().addsToSelection
    if (isPlain && under[0] !== undefined && !under.some((id) => selection.includes(id))) select(under.slice(0, 1))
  }

  const click = (event: React.MouseEvent) => {
    const point = toCanvas({ x: event.clientX, y: event.clientY })
    const document = canvasDocument()
    if (!point || !document) return
    const button = buttonAt(document, point)
    if (button) return button.click()
    const [innermost, next] = nodesAt(document, point)
    const isSecond =
      isSecondClick(taps.current, event) ||
      (innermost !== undefined && isTapOnSelectedText(builder, innermost, point, taps.current))
    const empty = emptyAt(document, point)
    if (empty) askWhatToInsert(empty, { x: event.clientX, y: event.clientY })
    if (empty && 'rows' in empty && 'block' in empty.rows) return selectArea(empty.rows)
    if (!innermost) return select([])
    // A tab's label shows what stands in the tab.
    openAt(document, point)
    const chosen = event.altKey ? (next ?? innermost) : innermost
    const isAdding = event.shiftKey || event.metaKey || event.ctrlKey || ui().addsToSelection
    const part = isAdding || event.altKey ? undefined : partAt(document, point)
    if (part !== undefined && !isSecond) {
      const isInside = chosenBefore.current.includes(chosen)
      if (!isInside) select([chosen])
      return void import('../sections/press-part').then(({ pressPart }) =>
        pressPart(builder, { link: chosen, block: part }, point, isInside, taps.current.isFinger),
      )
    }
    if (isSecond && !ui().addsToSelection && builder.store.get(innermost)?.kind === 'block')
      return onWrite(innermost, point)
    select([chosen], isAdding)
  }

  const wheel = (event: React.WheelEvent) => {
    if (event.ctrlKey || event.metaKey) return
    // Sideways the canvas itself goes on where the page is wider than it.
    canvasFrame()?.frame.contentWindow?.scrollBy({ left: event.deltaX, top: event.deltaY, behavior: 'instant' })
  }

  const hover = (event: React.PointerEvent) => {
    panning.move(event)
    if (event.buttons !== 0) return
    const [point, document] = [toCanvas({ x: event.clientX, y: event.clientY }), canvasDocument()]
    setHovered(point && document ? nodesAt(document, point)[0] : undefined)
  }

  return (
    // The canvas is one control with keys of its own, as an application is.
    <div
      ref={overlay}
      className={styles.glass}
      role="application"
      aria-label={t(canvasWord)}
      data-surface="canvas"
      data-open={isWriting ? '' : undefined}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the canvas takes keys
      tabIndex={0}
      onMouseDown={lift}
      onTouchStart={lift}
      onPointerDown={press}
      onPointerMove={hover}
      onPointerUp={panning.end}
      onPointerCancel={panning.end}
      onPointerLeave={() => setHovered(undefined)}
      onClick={click}
      onKeyDown={() => void (isByKey.current = true)}
      {...fileHandlers(builder)}
      onWheel={wheel}
      onContextMenu={(event) => {
        event.preventDefault()
        // A finger that rests lifts what is under it.
        if (useDrag.getState().item) return
        if (isByKey.current) return onMenu(selectionAnchor(builder))
        const point = toCanvas({ x: event.clientX, y: event.clientY })
        const document = canvasDocument()
        const [id] = point && document ? nodesAt(document, point) : []
        if (id && !ui().selection.includes(id)) select([id])
        onMenu({ x: event.clientX, y: event.clientY })
      }}
    />
  )
}

type Taps = { isFinger: boolean; /** The first of what may become two. */ last: ({ at: number } & Point) | undefined }

/** Whether a click is the second at one place. Browsers count a mouse's for us, and not all of them a finger's. */
function isSecondClick(taps: Taps, { detail, timeStamp, clientX: x, clientY: y }: React.MouseEvent): boolean {
  const { isFinger, last } = taps
  const isSecond =
    detail === 2 ||
    (isFinger && last !== undefined && timeStamp - last.at < tapsMs && Math.hypot(x - last.x, y - last.y) < tapsPx)
  taps.last = isFinger && !isSecond ? { at: timeStamp, x, y } : undefined
  return isSecond
}

/** A finger that comes back to the words of what it chose wants to write, however long it has looked: on a phone nobody knows to be quick. */
function isTapOnSelectedText(builder: Builder, id: string, point: Point, { isFinger }: Taps): boolean {
  const { selection } = ui()
  return isFinger && selection.length === 1 && selection[0] === id && hasText(builder, id, point)
}

/** Two taps are one gesture within so long (ms) and so far (px). */
const tapsMs = 400
const tapsPx = 30

/** With Ctrl, or two fingers on a touch pad, the page is zoomed and not the builder around it. A listener of its own: React's may not keep the browser from its zoom. */
function useWheelZoom(overlay: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const zoom = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      zoomBy(Math.exp(-event.deltaY / 300))
    }
    const { current } = overlay
    current?.addEventListener('wheel', zoom, { passive: false })
    return () => current?.removeEventListener('wheel', zoom)
  }, [overlay])
}

/** Whether a drag from there has nothing to take: beside the page, or in the room of a row that is not chosen. What is chosen is moved by any of its places. */
function isOpenPlace({ store }: Builder, under: readonly string[]): boolean {
  const { selection } = ui()
  return store.get(under[0] ?? '')?.kind !== 'block' && !under.some((id) => selection.includes(id))
}

/** What a drag that begins at a point takes: the selection when the point is on it, else what lies there. */
function takeAt(builder: Builder, at: Point): DragItem | undefined {
  const [point, document] = [toCanvas(at), canvasDocument()]
  if (!point || !document) return undefined
  const under = nodesAt(document, point)
  const { selection } = ui()
  const held = under.some((id) => selection.includes(id)) ? selection : under.slice(0, 1)
  const [first] = held
  if (first === undefined || ui().writing || isDrawingLasso()) return undefined
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
