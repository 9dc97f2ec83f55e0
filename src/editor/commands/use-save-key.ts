import { useEffect } from 'react'
import { onCanvasMove, canvasDocument } from '../canvas/canvas-frame'
import type { Builder } from '../state/builder'
import { isPressed } from '../state/command'
import { saveNow } from './save-now'

/**
 * The save shortcut works everywhere, whatever has the focus: otherwise the browser would save the builder as a file.
 * Text on the canvas is edited in a separate document, so the key is handled there too.
 */
export function useSaveKey(builder: Builder): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isPressed('mod+s', event)) return
      event.preventDefault()
      if (!event.repeat) void saveNow(builder)
    }
    let canvas: Document | undefined
    const follow = () => {
      const next = canvasDocument()
      if (next === canvas) return
      canvas?.removeEventListener('keydown', press, true)
      canvas = next
      canvas?.addEventListener('keydown', press, true)
    }
    addEventListener('keydown', press, true)
    const end = onCanvasMove(follow)
    follow()
    return () => {
      end()
      removeEventListener('keydown', press, true)
      canvas?.removeEventListener('keydown', press, true)
    }
  }, [builder])
}
