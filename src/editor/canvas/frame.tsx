import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { prepareCanvas } from './frame-document'
import styles from './frame.module.css'
import { isFrameLoaded, placeFrame } from './place-frame'

type Props = {
  /** Address of the canvas' document. */
  src: string
  title: string
  /** What stands on the canvas, in a React root of its own. */
  children: React.ReactNode
  onReady: (frame: HTMLIFrameElement) => void
  onFail: (error: Error) => void
}

/**
 * A document of its own inside the builder's, so that widths, media queries and focus are those of a page. No sandbox: one that
 * lets the builder draw into it (same origin) would keep nothing out; the document carries no script and its policy allows none.
 */
export function Frame({ src, title, children, onReady, onFail }: Props) {
  const holder = useRef<HTMLDivElement>(null)
  const [frame, setFrame] = useState<HTMLIFrameElement>()
  const [root, setRoot] = useState<Root>()
  const ready = useEffectEvent(onReady)
  const failed = useEffectEvent(onFail)

  // Before paint: a frame that is there has the page drawn into it with the builder, and not in the next frames.
  useLayoutEffect(() => {
    if (!holder.current) return
    const element = placeFrame(holder.current, src)
    let made: Root | undefined
    const load = () => {
      // The empty document that a frame starts with loads too.
      if (!isFrameLoaded(element)) return
      try {
        made = createRoot(prepareCanvas(element))
        setRoot(made)
        ready(element)
      } catch (error) {
        failed(error as Error)
      }
    }
    element.addEventListener('load', load)
    setFrame(element)
    load()
    return () => {
      element.removeEventListener('load', load)
      element.remove()
      // React refuses to end a root while it renders another.
      setTimeout(() => made?.unmount())
    }
  }, [src])

  useEffect(() => frame?.setAttribute('title', title), [frame, title])
  useLayoutEffect(() => root?.render(children), [root, children])

  return <div ref={holder} className={styles.holder} />
}
