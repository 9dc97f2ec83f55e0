import { useDeferredValue } from 'react'
import { useDrag } from './drag-store'

/** Whether something is being dragged. Parts hidden meanwhile return after the result of the drop is painted. */
export function useIsDragging(): boolean {
  const isDragging = useDrag((state) => state.item !== undefined)
  const was = useDeferredValue(isDragging)
  return isDragging || was
}
