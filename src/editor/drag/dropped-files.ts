import { type DragEvent, useEffect } from 'react'
import type { Drop } from '../canvas/drop-at'
import { viewOf } from '../document/view-of'
import { canvasDocument, toCanvas } from '../canvas/canvas-frame'
import type { Builder } from '../state/builder'
import { ui } from '../state/ui-store'
import { laterModule } from '../ui/later-module'
import { notifyLoadFailed } from '../state/notify-load-failed'
import { endDrag, setDrag } from './drag-store'

const label = { en: 'Picture', th: 'รูปภาพ' }

const hasFiles = ({ dataTransfer }: Pick<globalThis.DragEvent, 'dataTransfer'>) =>
  dataTransfer?.types.includes('Files') === true

/**
 * The code that finds the drop position is loaded with the first file held over the page: files are dragged slowly, and
 * by few people.
 */
const placing = laterModule(() => import('../media/files-drop-at'))

/** Canvas handlers for pictures dragged from the computer: a line shows where they will be placed. */
export function fileHandlers(builder: Builder) {
  const dropOf = ({ clientX, clientY }: DragEvent): Drop | undefined => {
    const [document, point] = [canvasDocument(), toCanvas({ x: clientX, y: clientY })]
    const { page } = builder.store
    return document && point
      ? placing.known()?.filesDropAt(document, page, viewOf(page.views, ui().role), point)
      : undefined
  }
  return {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event.nativeEvent)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      void placing.load().catch(() => {})
      setDrag({ item: { kind: 'block', label, parts: () => [] }, drop: dropOf(event) })
    },
    onDragLeave: () => endDrag(),
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event.nativeEvent)) return
      event.preventDefault()
      endDrag()
      const files = [...event.dataTransfer.files]
      const place = async () => {
        const [, { placePictures }] = await Promise.all([placing.load(), import('../media/place-pictures')])
        const drop = dropOf(event)
        if (drop) await placePictures(builder, files, drop)
      }
      if (files.length > 0) place().catch(() => notifyLoadFailed(builder))
    },
  }
}

/** A file dropped elsewhere must not replace the builder: by default the browser would open it. */
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
