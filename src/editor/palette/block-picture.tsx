import { useEffect, useMemo, useRef, useState } from 'react'
import { StillPart } from '../canvas/still-part'
import { useDrag } from '../drag/drag-store'
import { whenIdle } from '../ui/when-idle'
import { exampleOf } from './example-of'
import styles from './palette.module.css'
import { PictureQueue } from './picture-queue'

/** Greatest height of a picture (px), and the width that the block is laid out for in it. */
const size = { most: 72, seenAt: 520 }
/** A picture waits so long at most (ms) for the browser to have nothing else to do, and looks so often (ms) whether a drag is over. */
const patienceMs = 4000
const dragMs = 400

const queue = new PictureQueue((begin) => {
  const look = (): void => void (useDrag.getState().item ? setTimeout(look, dragMs) : whenIdle(begin, patienceMs))
  look()
})

/** How a block looks on this site, in small, as long as it is in sight. */
export function BlockPicture({ type, title }: { type: string; title: string }) {
  const holder = useRef<HTMLSpanElement>(null)
  /** Of the place that it has (px); none while it is out of sight or waits for its turn. */
  const [width, setWidth] = useState(0)
  const store = useMemo(() => (width > 0 ? exampleOf(type) : undefined), [type, width])
  useEffect(() => {
    const element = holder.current
    if (!element) return
    let leave: (() => void) | undefined
    const watcher = new IntersectionObserver(
      (entries) => {
        const isInSight = entries.at(-1)?.isIntersecting === true
        if (isInSight) leave ??= queue.ask(() => setWidth(element.clientWidth))
        else if (leave) {
          leave()
          leave = undefined
          setWidth(0)
        }
      },
      { rootMargin: '80px' },
    )
    watcher.observe(element)
    return () => {
      watcher.disconnect()
      leave?.()
    }
  }, [])
  return (
    <span ref={holder} className={styles.picture} data-block-picture={type}>
      {width > 0 && store && <StillPart store={store} title={title} width={width} {...size} />}
    </span>
  )
}
