import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { Waiting } from './preview-file'
import type { PreviewedFile } from './preview-file'
import styles from './preview.module.css'
import { previewTexts as words } from './texts'

/** Maximum zoom relative to fitting size, and the zoom factor of a key or button. */
const maxZoom = 8
const step = 1.4
const doubled = 2.5
type At = { scale: number; x: number; y: number }
const fitted: At = { scale: 1, x: 0, y: 0 }

type Props = {
  file: PreviewedFile
  address: string
  failed: ReactNode
  onZoom?: ((isZoomed: boolean) => void) | undefined
}

/** An image with zoom by wheel, pinch, double tap and keyboard, and panning while it is larger than its container. */
export function ImageView({ file, address, failed, onZoom }: Props) {
  const t = useT()
  const viewport = useRef<HTMLDivElement>(null)
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  const lastTap = useRef({ at: 0, x: 0, y: 0 })
  const [at, setAt] = useState(fitted)
  const [state, setState] = useState<'coming' | 'there' | 'failed'>('coming')
  const [isMoving, setMoving] = useState(false)
  const isZoomed = at.scale > 1.01
  const notifyZoom = useEffectEvent(() => onZoom?.(isZoomed))
  useEffect(() => notifyZoom(), [isZoomed])

  /** Zooms around a point of the window. */
  const zoomAt = (point: { x: number; y: number } | undefined, factor: number) =>
    setAt((now) => {
      const scale = Math.min(maxZoom, Math.max(1, now.scale * factor))
      if (scale === 1) return fitted
      const box = viewport.current?.getBoundingClientRect()
      const from =
        box && point ? { x: point.x - box.left - box.width / 2, y: point.y - box.top - box.height / 2 } : { x: 0, y: 0 }
      const ratio = scale / now.scale
      return within({ scale, x: from.x - (from.x - now.x) * ratio, y: from.y - (from.y - now.y) * ratio })
    })
  const within = ({ scale, x, y }: At): At => {
    const box = viewport.current
    const [wide, high] = [((box?.clientWidth ?? 0) * (scale - 1)) / 2, ((box?.clientHeight ?? 0) * (scale - 1)) / 2]
    return { scale, x: Math.max(-wide, Math.min(wide, x)), y: Math.max(-high, Math.min(high, y)) }
  }
  // React's wheel listener is passive and cannot prevent page zoom.
  useEffect(() => {
    const element = viewport.current
    const wheel = (event: globalThis.WheelEvent) => {
      event.preventDefault()
      zoomAt({ x: event.clientX, y: event.clientY }, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)))
    }
    element?.addEventListener('wheel', wheel, { passive: false })
    return () => element?.removeEventListener('wheel', wheel)
  }, [])
  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (isZoomed || pointers.current.size > 1) {
      event.currentTarget.setPointerCapture(event.pointerId)
      setMoving(true)
    }
    if (event.pointerType !== 'mouse' && pointers.current.size === 1) {
      const { at: before, x, y } = lastTap.current
      const isDouble = event.timeStamp - before < 320 && Math.hypot(event.clientX - x, event.clientY - y) < 32
      lastTap.current = { at: isDouble ? 0 : event.timeStamp, x: event.clientX, y: event.clientY }
      if (isDouble) toggle({ x: event.clientX, y: event.clientY })
    }
  }
  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    if (other) {
      event.stopPropagation()
      const distance = (a: typeof now, b: typeof now) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))
      return zoomAt(
        { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 },
        distance(now, other) / distance(before, other),
      )
    }
    if (isZoomed) setAt((last) => within({ ...last, x: last.x + now.x - before.x, y: last.y + now.y - before.y }))
  }
  const onPointerEnd = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId)
    if (pointers.current.size === 0) setMoving(false)
  }
  const toggle = (point: { x: number; y: number }) => {
    if (isZoomed) setAt(fitted)
    else zoomAt(point, doubled)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, [number, number]> = {
      ArrowLeft: [60, 0],
      ArrowRight: [-60, 0],
      ArrowUp: [0, 60],
      ArrowDown: [0, -60],
    }
    const move = isZoomed ? moves[event.key] : undefined
    if (event.key === '+' || event.key === '=') zoomAt(undefined, step)
    else if (event.key === '-') zoomAt(undefined, 1 / step)
    else if (event.key === '0') setAt(fitted)
    else if (move) setAt((now) => within({ ...now, x: now.x + move[0], y: now.y + move[1] }))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  if (state === 'failed') return failed
  return (
    <div className={styles.imageBox}>
      {/* Handles keys: plus and minus zoom, arrows pan. */}
      <div
        ref={viewport}
        className={styles.stage}
        data-zoomed={isZoomed ? '' : undefined}
        data-moving={isMoving ? '' : undefined}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as said
        tabIndex={0}
        role="group"
        aria-label={t(words.picture, { name: file.name })}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
        onDoubleClick={(event) => toggle({ x: event.clientX, y: event.clientY })}
        onKeyDown={onKeyDown}
      >
        {state === 'coming' &&
          (file.thumbnail ? <img src={file.thumbnail} alt="" className={styles.blur} /> : <Waiting />)}
        <img
          src={address}
          alt={file.name}
          className={styles.image}
          data-coming={state === 'coming' ? '' : undefined}
          draggable={false}
          style={{ transform: `translate(${at.x}px, ${at.y}px) scale(${at.scale})` }}
          onLoad={() => setState('there')}
          onError={() => setState('failed')}
        />
      </div>
      <div className={styles.zoom} role="group" aria-label={t(words.zoomIn)}>
        <button
          type="button"
          aria-label={t(words.zoomOut)}
          title={t(words.zoomOut)}
          disabled={!isZoomed}
          onClick={() => zoomAt(undefined, 1 / step)}
        >
          <Icon name="zoom-out" />
        </button>
        <button
          type="button"
          aria-label={t(words.fit)}
          title={t(words.fit)}
          className={styles.percent}
          onClick={() => setAt(fitted)}
        >
          {Math.round(at.scale * 100)} %
        </button>
        <button
          type="button"
          aria-label={t(words.zoomIn)}
          title={t(words.zoomIn)}
          disabled={at.scale >= maxZoom}
          onClick={() => zoomAt(undefined, step)}
        >
          <Icon name="zoom-in" />
        </button>
      </div>
    </div>
  )
}
