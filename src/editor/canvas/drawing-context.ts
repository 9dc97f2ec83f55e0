import { createContext, useContext } from 'react'
import type { DocumentStore } from '../state/document-store'
import type { CanvasContext } from './canvas-context'

/**
 * What every row and block on the canvas is drawn from. With `isInside` (within a linked section) nothing belongs to
 * the page, so it can be neither selected nor dropped on; with `marksParts` a press on a part that may differ leads to
 * the page's own value for it. One context, because each context read costs something per block.
 */
export type Drawing = {
  store: DocumentStore
  canvas: CanvasContext
  isInside: boolean
  marksParts?: boolean
  /** Within a section: the page that contains it. */ page?: DocumentStore
}

export const DrawingContext = createContext<Drawing | null>(null)

export function useDrawing(): Drawing {
  const drawing = useContext(DrawingContext)
  if (!drawing) throw new Error('There is no canvas here.')
  return drawing
}
