import { type RefObject, useEffect, useState } from 'react'
import { whenIdle } from '@kit/when-idle'
import { useDrag } from '../drag/drag-store'
import { PictureQueue } from './picture-queue'

/** Longest wait (ms) of a picture for an idle browser; below, the polling interval (ms) for the end of a drag. */
const timeoutMs = 4000
const dragMs = 400

/** A queue that renders pictures one after the other while nothing is being dragged. */
export function newPictureQueue(): PictureQueue {
  return new PictureQueue((begin) => {
    const poll = (): void => void (useDrag.getState().item ? setTimeout(poll, dragMs) : whenIdle(begin, timeoutMs))
    poll()
  })
}

/** Width (px) of a picture's holder; 0 while it is out of sight or waits for its turn. */
export function usePicturePlace(holder: RefObject<HTMLElement | null>, queue: PictureQueue): number {
  const [width, setWidth] = useState(0)
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
  }, [holder, queue])
  return width
}
