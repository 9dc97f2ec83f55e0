import { type RefObject, useEffect, useRef } from 'react'
import { useT } from '@kit/t'
import { nodeName } from '../document/name-node'
import { pressOn } from '../drag/drag-source'
import { type DragItem, useDrag } from '../drag/drag-store'
import { fileHandlers } from '../drag/dropped-files'
import { topmost } from '../document/rules'
import { Edit } from '../document/edit'
import { type Builder, useBuilder } from '../state/builder'
import { select, selectArea, ui } from '../state/ui-store'
import styles from './canvas.module.css'
import { askWhatToInsert } from './insert-store'
import { selectionAnchor } from './selection-anchor'
import { buttonAt, emptyAt, nodesAt, partAt } from './hit'
import type { Point } from '../ui/point'
import { isDrawingLasso, startLasso } from './lasso'
import { useWriting } from './writing-store'
import { openAt } from './reveal-node'
import { usePanning } from './use-panning'
import { canvasFrame, canvasDocument, toCanvas } from './canvas-frame'
import { zoomBy } from './zoom'

const canvasWord = {
  en: 'Page canvas. Arrow keys move the selection, Enter goes inside, Escape goes out.',
  th: 'พื้นที่แก้ไขของหน้า ใช้ลูกศรเลื่อนการเลือก กด Enter เพื่อเข้าไปข้างใน กด Escape เพื่อออก',
}

type Props = {
  /** Whether a block has text to edit at a point. */
  hasText: (id: string, point: Point) => boolean
  /** A second click on a selected block: edit its text. */
  onWrite: (id: string, point: Point) => void
  onMenu: (point: Point) => void
}

/**
 * Covers the canvas and receives all pointer events, so that blocks do not act and every drag starts in the builder's
 * own window. The target is determined from what lies below it.
 */
export function PointerOverlay({ hasText, onWrite, onMenu }: Props) {
  const t = useT()
  const builder = useBuilder()
  const pressed = useRef<Point>({ x: 0, y: 0 })
  const chosenBefore = useRef<readonly string[]>([])
  // Whether the last input was a key: a context menu opened by key is about the selection, whatever position the
  // browser reports.
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
    // From a spot without a block a selection rectangle is drawn; with Shift from anywhere.
    const under = nodesAt(document, point)
    if (event.shiftKey || isOpenPlace(builder, under)) return startLasso(builder, pressed.current, event.shiftKey)
    // Selects on press rather than on release, which is about 100 ms later. What is selected already may be about to be
    // dragged, from any point of it.
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
      (innermost !== undefined && isTapOnSelected(innermost, taps.current) && hasText(innermost, point))
    const empty = emptyAt(document, point)
    if (empty) askWhatToInsert(empty, { x: event.clientX, y: event.clientY })
    if (empty && 'rows' in empty && 'block' in empty.rows) return selectArea(empty.rows)
    if (!innermost) return select([])
    // A tab's label reveals its panel.
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
    // Horizontal scrolling moves the canvas where the page is wider than it.
    canvasFrame()?.frame.contentWindow?.scrollBy({ left: event.deltaX, top: event.deltaY, behavior: 'instant' })
  }

  const hover = (event: React.PointerEvent) => {
    panning.move(event)
    if (event.buttons !== 0) return
    const [point, document] = [toCanvas({ x: event.clientX, y: event.clientY }), canvasDocument()]
    setHovered(point && document ? nodesAt(document, point)[0] : undefined)
  }

  return (
    // The canvas is one control with its own keys, like an application.
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
        // A long press starts dragging what is under the finger.
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

type Taps = { isFinger: boolean; /** The first tap of a possible pair. */ last: ({ at: number } & Point) | undefined }

/** Whether a click is the second one in the same place. Browsers count mouse clicks, but not all of them count taps. */
function isSecondClick(taps: Taps, { detail, timeStamp, clientX: x, clientY: y }: React.MouseEvent): boolean {
  const { isFinger, last } = taps
  const isSecond =
    detail === 2 ||
    (isFinger && last !== undefined && timeStamp - last.at < tapsMs && Math.hypot(x - last.x, y - last.y) < tapsPx)
  taps.last = isFinger && !isSecond ? { at: timeStamp, x, y } : undefined
  return isSecond
}

/**
 * Tapping the text of the selected block again starts editing, however long ago the first tap was: phone users do not
 * expect a time limit.
 */
function isTapOnSelected(id: string, { isFinger }: Taps): boolean {
  const { selection } = ui()
  return isFinger && selection.length === 1 && selection[0] === id
}

/** Two taps form one gesture within this time (ms) and distance (px). */
const tapsMs = 400
const tapsPx = 30

/**
 * Ctrl+wheel or a pinch on a touch pad zooms the page, not the builder around it. A native listener, because React's
 * wheel listeners are passive and cannot prevent the browser's zoom.
 */
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

/**
 * Whether a drag from there has nothing to take: outside the page, or in the padding of an unselected row. A selected
 * part can be dragged from any point of it.
 */
function isOpenPlace({ store }: Builder, under: readonly string[]): boolean {
  const { selection } = ui()
  return store.get(under[0] ?? '')?.kind !== 'block' && !under.some((id) => selection.includes(id))
}

/** What a drag from a point takes: the selection when the point is on it, else the part under it. */
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

/** Nodes of the page as a drag item. */
export function itemOf(builder: Builder, ids: readonly string[]): DragItem | undefined {
  const tops = topmost(new Edit(builder.store.page), ids)
  const node = tops[0] === undefined ? undefined : builder.store.get(tops[0])
  return node && { kind: node.kind, label: nodeName(node), ids: tops }
}

let hovered: string | undefined

/** Outlines what a click would select; set directly on the element, because it follows every pointer move. */
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
