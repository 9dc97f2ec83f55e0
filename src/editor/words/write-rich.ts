import type { Editor } from '@tiptap/core'
import type { RichTree } from '@schemas/layout/rich-text'
import { loadRichEditor } from './load-rich-editor'

type Given = {
  /** What shows the tree on the canvas. */
  element: HTMLElement
  tree: RichTree
  /** Names the text for those who do not see it. */
  label: string
  onOpen: (editor: Editor) => void
  /** Leads on to what stands beside the text, where something does. */
  onTab: () => boolean
  onMove: () => void
  onWrite: (tree: RichTree) => void
  onEnd: () => void
  /** The editor's own file did not come. */
  onFail: () => void
}

/** Puts an editor of rich text in the place of `element`, until Escape, a press beside it, or the end that it hands back. */
export function writeRich({ element, tree, label, onOpen, onTab, onMove, onWrite, onEnd, onFail }: Given): () => void {
  const { ownerDocument } = element
  let close = () => {}
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    close()
    onEnd()
  }
  const open = ({ openRichEditor }: Awaited<ReturnType<typeof loadRichEditor>>) => {
    if (isOver) return
    const place = ownerDocument.createElement('div')
    element.after(place)
    element.hidden = true
    const editor = openRichEditor({ element: place, tree, className: `${element.className} canvas-writing`, label, onWrite, onSelect: onMove })
    const press = (event: KeyboardEvent) => {
      event.stopPropagation()
      // In a list the editor itself has a use for the key.
      if (event.key === 'Tab' && !event.shiftKey && !event.defaultPrevented && onTab()) event.preventDefault()
      if (event.key === 'Escape') end()
    }
    const leave = (event: Event) => {
      if (!place.contains(event.target as Node)) end()
    }
    // In the builder itself: its tools and what they ask go on with the text, all else is something new.
    const leaveFor = ({ target }: Event) => {
      if (target instanceof Element && !target.closest('[data-surface="overlay"], [role="dialog"], [role="menu"]')) end()
    }
    place.addEventListener('keydown', press)
    ownerDocument.addEventListener('pointerdown', leave)
    globalThis.addEventListener('pointerdown', leaveFor)
    close = () => {
      globalThis.removeEventListener('pointerdown', leaveFor)
      ownerDocument.removeEventListener('pointerdown', leave)
      editor.destroy()
      place.remove()
      element.hidden = false
    }
    onOpen(editor)
  }
  loadRichEditor()
    .then(open)
    .catch(() => {
      end()
      onFail()
    })
  return end
}
