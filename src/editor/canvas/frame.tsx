import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { prepareCanvas } from './frame-document'
import styles from './frame.module.css'
import { isFrameLoaded, placeFrame } from './place-frame'

type Props = {
  /** URL of the canvas' document. */
  src: string
  title: string
  /** Content of the canvas, rendered in its own React root. */
  children: React.ReactNode
  onReady: (frame: HTMLIFrameElement) => void
  onFail: (error: Error) => void
}

/**
 * A separate document inside the builder's, so that widths, media queries and focus are those of a page. No sandbox: a
 * same-origin frame that the builder draws into would not be isolated anyway; the document carries no script and its
 * policy allows none.
 */
export function Frame({ src, title, children, onReady, onFail }: Props) {
  const holder = useRef<HTMLDivElement>(null)
  const [frame, setFrame] = useState<HTMLIFrameElement>()
  const [root, setRoot] = useState<Root>()
  const ready = useEffectEvent(onReady)
  const failed = useEffectEvent(onFail)

  // Before paint: a frame that is already loaded gets its page in the same frame as the builder.
  useLayoutEffect(() => {
    if (!holder.current) return
    const element = placeFrame(holder.current, src)
    let made: Root | undefined
    const load = () => {
      // The initial empty document of a frame also fires a load event.
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
      // React refuses to unmount a root while another one renders.
      setTimeout(() => made?.unmount())
    }
  }, [src])

  useEffect(() => frame?.setAttribute('title', title), [frame, title])
  useLayoutEffect(() => root?.render(children), [root, children])

  return <div ref={holder} className={styles.holder} />
}
