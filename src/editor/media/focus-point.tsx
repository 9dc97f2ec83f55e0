import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useT } from '@kit/t'
import type { Choice, Point } from './choice'
import { MediaImage } from './media-image'
import styles from './media.module.css'

const messages = {
  label: { en: 'Focal point', th: 'จุดสำคัญของภาพ' },
  value: { en: '{x}% from the left, {y}% from the top', th: '{x}% จากซ้าย {y}% จากบน' },
}

type Props = { choice: Choice; value: Point; onChange: (value: Point) => void; onLeave?: () => void }

const percent = (value: number) => Math.round(Math.min(Math.max(value, 0), 100))

/** A picture with the point that stays visible where it is cropped: set by press, drag, or arrow keys. */
export function FocusPoint({ choice, value, onChange, onLeave }: Props) {
  const t = useT()
  const area = useRef<HTMLDivElement>(null)
  const [x, y] = value

  const point = (event: PointerEvent) => {
    const box = area.current?.getBoundingClientRect()
    if (box)
      onChange([
        percent(((event.clientX - box.left) / box.width) * 100),
        percent(((event.clientY - box.top) / box.height) * 100),
      ])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.shiftKey ? 10 : 1
    const step = { ArrowLeft: [-by, 0], ArrowRight: [by, 0], ArrowUp: [0, -by], ArrowDown: [0, by] }[event.key]
    if (!step) return
    event.preventDefault()
    onChange([percent(x + (step[0] ?? 0)), percent(y + (step[1] ?? 0))])
  }

  return (
    <div
      ref={area}
      className={styles.focusArea}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        point(event)
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && point(event)}
      onPointerUp={onLeave}
    >
      <MediaImage choice={choice} sizes="320px" className={styles.whole} />
      <span
        role="slider"
        tabIndex={0}
        aria-label={t(messages.label)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={x}
        aria-valuetext={t(messages.value, { x, y })}
        className={styles.focusPoint}
        style={{ left: `${x}%`, top: `${y}%` }}
        onKeyDown={onKeyDown}
        onBlur={onLeave}
      />
    </div>
  )
}
