import { type DragEvent, useEffect } from 'react'
import { dropAt, type Drop } from '../canvas/hit'
import { viewOf } from '../canvas/page-on-canvas'
import { stageDocument, toCanvas } from '../canvas/stage'
import type { Builder } from '../state/builder'
import { ui } from '../state/ui-store'
import { endDrag, setDrag } from './drag-store'

const label = { en: 'Picture', th: 'รูปภาพ' }

const hasFiles = ({ dataTransfer }: Pick<globalThis.DragEvent, 'dataTransfer'>) => dataTransfer?.types.includes('Files') === true

/** What the canvas does with pictures that are dragged onto it from the computer: the line shows where, and there they come. */
export function fileHandlers(builder: Builder) {
  const dropOf = ({ clientX, clientY }: DragEvent): Drop | undefined => {
    const [document, point] = [stageDocument(), toCanvas({ x: clientX, y: clientY })]
    const { page } = builder.store
    return document && point ? dropAt(document, page, viewOf(page.views, ui().role), point, 'block') : undefined
  }
  return {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event.nativeEvent)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      setDrag({ item: { kind: 'block', label, parts: () => [] }, drop: dropOf(event) })
    },
    onDragLeave: () => endDrag(),
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event.nativeEvent)) return
      event.preventDefault()
      endDrag()
      const [files, drop] = [[...event.dataTransfer.files], dropOf(event)]
      if (drop && files.length > 0) void import('../media/place-pictures').then(({ placePictures }) => placePictures(builder, files, drop.target))
    },
  }
}

/** A file that misses its place must not take the builder's: by itself the browser would open it. */
export function useStrayFiles(): void {
  useEffect(() => {
    const keep = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !hasFiles(event)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
    }
    addEventListener('dragover', keep)
    addEventListener('drop', keep)
    return () => {
      removeEventListener('dragover', keep)
      removeEventListener('drop', keep)
    }
  }, [])
}
