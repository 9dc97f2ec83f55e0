import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { prepareCanvas } from './frame-document'

type Props = {
  /** Address of the canvas' document. */
  src: string
  title: string
  /** What stands on the canvas, in a React root of its own. */
  children: React.ReactNode
  onReady: (frame: HTMLIFrameElement) => void
  onFail: (error: Error) => void
}

/** A document of its own inside the builder's, so that widths, media queries and focus are those of a page. */
export function Frame({ src, title, children, onReady, onFail }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [root, setRoot] = useState<Root>()
  const ready = useEffectEvent(onReady)
  const failed = useEffectEvent(onFail)

  useEffect(() => {
    const element = frame.current
    if (!element) return
    let made: Root | undefined
    const load = () => {
      // The empty document that a frame starts with loads too.
      if (element.contentDocument?.URL === 'about:blank') return
      try {
        made = createRoot(prepareCanvas(element))
        setRoot(made)
        ready(element)
      } catch (error) {
        failed(error as Error)
      }
    }
    element.addEventListener('load', load)
    return () => {
      element.removeEventListener('load', load)
      // React refuses to end a root while it renders another.
      setTimeout(() => made?.unmount())
    }
  }, [src])

  useEffect(() => root?.render(children), [root, children])

  // A sandbox that lets the builder draw into it (same origin) would keep nothing out; the document carries no script and its policy allows none.
  // eslint-disable-next-line react/iframe-missing-sandbox -- as said
  return <iframe ref={frame} src={src} title={title} tabIndex={-1} />
}
