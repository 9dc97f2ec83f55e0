import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { ReactElement } from 'react'

/** What the runner needs to know of an editor, and the two actions that competitors offer only as functions. */
export type Editor = {
  /** The frame with the page, where it is a separate document. */
  frame?: () => HTMLIFrameElement | null
  /** Selector of the blocks on the canvas. */
  blocks: string
  /** Whether a block is marked as selected. */
  isMarked: (block: HTMLElement) => boolean
  /** The text field in the selected block's settings. */
  field: () => HTMLInputElement | HTMLTextAreaElement | null
  /** Inserts a heading at the top of the page. */
  add: () => void
  undo: () => void
}

declare global {
  interface Window {
    editor?: Editor
  }
}

/** Mounts the editor on a page of `?count=` blocks. */
export function installEditor({ prepare, editor }: { prepare: (count: number) => ReactElement; editor: Editor }): void {
  window.editor = editor
  const host = document.createElement('div')
  host.style.height = '100vh'
  document.body.replaceChildren(host)
  const page = prepare(Number(new URLSearchParams(location.search).get('count')))
  flushSync(() => createRoot(host).render(page))
}
