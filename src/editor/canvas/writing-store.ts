import type { Editor } from '@tiptap/core'
import { create } from 'zustand'
import type { Locale } from '@schemas/layout/locale'
import type { FieldPath } from '../document/operations/set-field'
import type { FormPlace } from '../state/form-place'

type Writing = {
  /** The open rich-text editor on the canvas. */
  editor: Editor | undefined
  /** Editing has started: the editor's file may still be loading. */
  isOpen: boolean
  /** Incremented by every cursor move, so that the toolbar follows. */
  moves: number
  /** The text being edited: `base` leads from the block's props to all its languages. */
  text: { place: FormPlace; kind: 'plain' | 'rich'; base: FieldPath; locale: Locale } | undefined
  /** Redraw counter per block: after editing, the DOM differs from what React knows, so the block is remounted. */
  drawn: Readonly<Record<string, number>>
}

export const useWriting = create<Writing>(() => ({
  editor: undefined,
  isOpen: false,
  moves: 0,
  text: undefined,
  drawn: {},
}))
