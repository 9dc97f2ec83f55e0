import { useEffect, useRef } from 'react'
import styles from '../canvas/canvas.module.css'
import { alignWithinCanvas } from '../canvas/align-within-canvas'
import { onCanvasMove, canvasFrame } from '../canvas/canvas-frame'
import { lazyPart } from '../ui/lazy-part'
import { OtherLanguage } from './other-language'
import { endWriting } from './writing'
import { useWriting } from '../canvas/writing-store'

const RichTools = lazyPart(async () => (await import('./rich-tools')).RichTools)

/** Toolbar of the text being edited, positioned at its block. */
export function WritingTools() {
  const editor = useWriting((state) => state.editor)
  useWriting((state) => state.moves)
  const place = usePlacedAdjacent(editor !== undefined)
  return (
    <>
      {editor && (
        <div ref={place} className={styles.writingTools}>
          <RichTools editor={editor} onLeave={endWriting} />
        </div>
      )}
      <OtherLanguage />
    </>
  )
}

/** At the part's left edge, shifted so that the whole toolbar fits on the canvas. */
function usePlacedAdjacent(isThere: boolean) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const own = element.current
    if (!isThere || !own) return
    const place = () => {
      const [part, canvas] = [own.parentElement?.getBoundingClientRect(), canvasFrame()?.frame.getBoundingClientRect()]
      if (part && canvas) alignWithinCanvas(own, part, canvas)
    }
    // The tools are loaded a little later than their container.
    const sizes = new ResizeObserver(place)
    sizes.observe(own)
    const end = onCanvasMove(place)
    return () => {
      sizes.disconnect()
      end()
    }
  }, [isThere])
  return element
}
