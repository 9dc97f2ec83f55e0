import { useT } from '@kit/t'
import { followPointer } from '../handles/drag-handle'
import { setUi, useUi } from '../state/ui-store'
import styles from './canvas.module.css'

const messages = { width: { en: 'Page width', th: 'ความกว้างของหน้า' } }
/** The limits of the width field (px). */
const [least, max] = [280, 2560]
const within = (width: number) => Math.round(Math.min(max, Math.max(least, width)))

/** Handle at the page's edge to set any width; both sides move, because the page is centred. */
export function WidthHandle() {
  const t = useT()
  const width = useUi((state) => state.freeWidth)
  const move = (next: number) => setUi({ freeWidth: within(next) })
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t(messages.width)}
      aria-valuemin={least}
      aria-valuemax={max}
      aria-valuenow={width}
      aria-valuetext={`${width} px`}
      className={styles.widthHandle}
      onPointerDown={(event) => followPointer(event, { move: (dx) => move(width + dx * 2), cancel: () => move(width) })}
      onKeyDown={(event) => {
        const by = event.key === 'ArrowLeft' ? -10 : event.key === 'ArrowRight' ? 10 : 0
        if (by === 0) return
        event.preventDefault()
        move(width + by)
      }}
    />
  )
}
