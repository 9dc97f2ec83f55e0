import { useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { BootProvider } from '@kit/boot'
import { benchBoot } from '../page'
import { Canvas, editor as handWritten, editorOf } from './hand-written'
import type { Editor } from './install'

/**
 * The hand-written editor with its page in a frame, with a separate document and React root, as the builder needs it:
 * the pure cost of a frame.
 */
export const editor: Editor = { ...handWritten, frame: () => document.querySelector('iframe') }

function Frame() {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const page = frame.current?.contentDocument
    if (!page) return
    page.documentElement.innerHTML = `<head>${[...document.querySelectorAll('link[rel=stylesheet], style')].map(({ outerHTML }) => outerHTML).join('')}</head><body style="margin:0"></body>`
    const root = createRoot(page.body)
    root.render(
      <BootProvider boot={benchBoot}>
        <Canvas height="100vh" />
      </BootProvider>,
    )
    return () => queueMicrotask(() => root.unmount())
  }, [])
  return <iframe ref={frame} title="The page" style={{ flex: 1, height: '100vh', border: 0 }} />
}

export const prepare = (count: number) => editorOf(count, <Frame />)
