import { createContext, useContext } from 'react'
import type { DocumentStore } from '../state/document-store'
import type { CanvasContext } from './canvas-context'

/**
 * What every row and block on the canvas is drawn from; `isInside` a section nothing is the page's own, so that it is neither
 * chosen nor dropped on, and with `marksParts` a press on what may differ leads to what the page says there. One context, because each that is read takes something of every block.
 */
export type Drawing = {
  store: DocumentStore
  canvas: CanvasContext
  isInside: boolean
  marksParts?: boolean
  /** In a section: the page that it stands on. */ page?: DocumentStore
}

export const DrawingContext = createContext<Drawing | null>(null)

export function useDrawing(): Drawing {
  const drawing = useContext(DrawingContext)
  if (!drawing) throw new Error('There is no canvas here.')
  return drawing
}
