import type { Editor } from '@tiptap/core'
import { create } from 'zustand'
import type { Point } from '../canvas/hit'
import { toWindow } from '../canvas/canvas-frame'

/** The text in which a “/” began an empty paragraph, and where in the window that stands. */
export const useSlashRequest = create<{ request: { editor: Editor; at: Point } | undefined }>(() => ({
  request: undefined,
}))

/** Asks what the paragraph is to become. False where “/” is a letter like others: beside words, or in a list or a table. */
export function requestSlashMenu(editor: Editor): boolean {
  const { view, state } = editor
  const { $from, empty, from } = state.selection
  if (!empty || $from.depth !== 1 || $from.parent.type.name !== 'paragraph' || $from.parent.content.size > 0)
    return false
  const caret = view.coordsAtPos(from)
  const { left, bottom } = view.dom.ownerDocument === document ? caret : toWindow(caret)
  // In sight, though the caret may stand below what is seen of the page.
  useSlashRequest.setState({ request: { editor, at: { x: left, y: Math.max(0, Math.min(bottom, innerHeight - 60)) } } })
  return true
}

export const closeSlashMenu = (): void => useSlashRequest.setState({ request: undefined })
