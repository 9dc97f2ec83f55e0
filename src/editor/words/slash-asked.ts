import type { Editor } from '@tiptap/core'
import { create } from 'zustand'
import type { Point } from '../canvas/hit'
import { fromCanvas, stage } from '../canvas/stage'

/** The text in which a “/” began an empty paragraph, and where in the window that stands. */
export const useSlashAsked = create<{ asked: { editor: Editor; at: Point } | undefined }>(() => ({ asked: undefined }))

/** Asks what the paragraph is to become. False where “/” is a letter like others: beside words, or in a list or a table. */
export function askSlash(editor: Editor): boolean {
  const { view, state } = editor
  const { $from, empty, from } = state.selection
  if (!empty || $from.depth !== 1 || $from.parent.type.name !== 'paragraph' || $from.parent.content.size > 0) return false
  const { left, bottom } = view.coordsAtPos(from)
  const frame = view.dom.ownerDocument === document ? undefined : stage()?.frame.getBoundingClientRect()
  const own = frame ? fromCanvas({ left, right: left, top: bottom, bottom }) : { left, bottom }
  // In sight, though the caret may stand below what is seen of the page.
  const y = Math.max(0, Math.min(own.bottom + (frame?.top ?? 0), innerHeight - 60))
  useSlashAsked.setState({ asked: { editor, at: { x: own.left + (frame?.left ?? 0), y } } })
  return true
}

export const forgetSlash = (): void => useSlashAsked.setState({ asked: undefined })
