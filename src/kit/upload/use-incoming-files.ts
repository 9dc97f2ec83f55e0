import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { hasFiles, isNothing, readDropped, readPasted } from './read-dropped'
import type { Incoming } from './upload-entry'

/**
 * Files and folders dropped on an element, or pasted anywhere while it is mounted; a drop outside it does nothing.
 * `isOver` while files are dragged over it; attach `handlers` to the element.
 */
export function useIncomingFiles(
  onCome: (incoming: Incoming) => void,
  { isActive = true }: { isActive?: boolean } = {},
) {
  const [isOver, setIsOver] = useState(false)
  // The pointer enters a child before leaving the parent, so enter and leave events are counted.
  const depth = useRef(0)
  const take = async (reading: Promise<Incoming>) => {
    const incoming = await reading
    if (!isNothing(incoming)) onCome(incoming)
  }
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (!isActive || !hasFiles(event.clipboardData)) return
    // Office programs add a picture of copied text; in a text field the text is pasted.
    if (
      event.clipboardData?.types.includes('text/plain') &&
      (event.target as Element | null)?.closest('input, textarea, [contenteditable]')
    )
      return
    event.preventDefault()
    void take(readPasted(event.clipboardData as DataTransfer))
  })

  // A file dropped outside the element would replace the page.
  const onOutsideDrag = useEffectEvent((event: globalThis.DragEvent) => {
    if (!isActive || event.defaultPrevented || !event.dataTransfer || !hasFiles(event.dataTransfer)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'none'
  })

  useEffect(() => {
    const paste = (event: ClipboardEvent) => onPaste(event)
    const onWindowDrag = (event: globalThis.DragEvent) => onOutsideDrag(event)
    document.addEventListener('paste', paste)
    addEventListener('dragover', onWindowDrag)
    addEventListener('drop', onWindowDrag)
    return () => {
      document.removeEventListener('paste', paste)
      removeEventListener('dragover', onWindowDrag)
      removeEventListener('drop', onWindowDrag)
    }
  }, [])

  const isFileDrag = (event: DragEvent) => isActive && hasFiles(event.dataTransfer)
  const handlers = {
    onDragEnter: (event: DragEvent) => {
      if (!isFileDrag(event)) return
      event.preventDefault()
      depth.current += 1
      setIsOver(true)
    },
    onDragOver: (event: DragEvent) => {
      if (!isFileDrag(event)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
    },
    onDragLeave: (event: DragEvent) => {
      if (!isFileDrag(event)) return
      depth.current -= 1
      if (depth.current <= 0) setIsOver(false)
    },
    onDrop: (event: DragEvent) => {
      if (!isFileDrag(event)) return
      event.preventDefault()
      event.stopPropagation()
      depth.current = 0
      setIsOver(false)
      void take(readDropped(event.dataTransfer))
    },
  }
  return { isOver, handlers }
}
