import type { Editor } from '@tiptap/core'
import { create } from 'zustand'
import type { Point } from '../ui/point'
import { toWindow } from '../canvas/canvas-frame'

/** The editor in which “/” was typed in an empty paragraph, and the window position of the menu. */
export const useSlashRequest = create<{ request: { editor: Editor; at: Point } | undefined }>(() => ({
  request: undefined,
}))

/** Opens the slash menu. False where “/” is an ordinary character: next to text, or in a list or table. */
export function requestSlashMenu(editor: Editor): boolean {
  const { view, state } = editor
  const { $from, empty, from } = state.selection
  if (!empty || $from.depth !== 1 || $from.parent.type.name !== 'paragraph' || $from.parent.content.size > 0)
    return false
  const caret = view.coordsAtPos(from)
  const { left, bottom } = view.dom.ownerDocument === document ? caret : toWindow(caret)
  // Clamped to the window: the caret may be below the visible part of the page.
  useSlashRequest.setState({ request: { editor, at: { x: left, y: Math.max(0, Math.min(bottom, innerHeight - 60)) } } })
  return true
}

export const closeSlashMenu = (): void => useSlashRequest.setState({ request: undefined })
