import { useDeferredValue } from 'react'
import { useDrag } from './drag-store'

/** Whether something is being dragged. What was away meanwhile comes back behind what the drop has changed, which is seen first. */
export function useIsDragging(): boolean {
  const isDragging = useDrag((state) => state.item !== undefined)
  const was = useDeferredValue(isDragging)
  return isDragging || was
}
