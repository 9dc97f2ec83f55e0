import type { Editor } from '@tiptap/core'
import type { RichTree } from '@schemas/layout/rich-text'
import type { Point } from '../canvas/hit'
import { toCanvas } from '../canvas/canvas-frame'
import { takeKeystrokes } from '../commands/early-keystrokes'
import { isModalOpen } from '../ui/is-modal-open'
import { toolPopups } from './tool-popups'
import { loadRichEditor, type RichEditor } from './load-rich-editor'

type Options = {
  /** What shows the tree on the canvas. */
  element: HTMLElement
  tree: RichTree
  /** Names the text for those who do not see it. */
  label: string
  /** Where it was pointed at, in the canvas' own pixels: the caret comes there. */
  at: Point | undefined
  /** What stands there came with the block: what is typed takes its place. */
  isSample: boolean
  onOpen: (editor: Editor) => void
  /** Leads on to what stands beside the text, where something does. */
  onTab: () => boolean
  /** Whether the focus has gone there: writing is not over then. */
  isInOtherLanguage: () => boolean
  onMove: () => void
  onWrite: (tree: RichTree) => void
  onEnd: () => void
  /** The editor's own file did not come. */
  onFail: () => void
}

/** In the builder itself what goes on with the text: its tools, and what they ask. */
const tools = `[data-surface="overlay"], ${toolPopups}`

/** Puts an editor of rich text in the place of `element`, until Escape, a press beside it, the focus leaving it, or the end that it hands back. */
export function writeRich({
  element,
  tree,
  label,
  at,
  isSample,
  onOpen,
  onTab,
  isInOtherLanguage,
  onMove,
  onWrite,
  onEnd,
  onFail,
}: Options): () => void {
  const { ownerDocument } = element
  const over = new AbortController()
  const { signal } = over
  const from = element.getBoundingClientRect()
  let close = () => {}
  const end = () => {
    if (signal.aborted) return
    over.abort()
    close()
    onEnd()
  }
  const open = ({ beginAt, openRichEditor }: RichEditor) => {
    if (signal.aborted) return
    // The page may have been scrolled since.
    const { left, top } = element.getBoundingClientRect()
    // The editor itself, at the place of what it stands for: rules for what stands in that hold for its words.
    const place = ownerDocument.createElement('div')
    element.after(place)
    element.hidden = true
    const editor = openRichEditor({
      element: { mount: place },
      tree,
      className: `${element.className} canvas-writing`,
      label,
      onWrite,
      onSelect: onMove,
    })
    const press = (event: KeyboardEvent) => {
      event.stopPropagation()
      // In a list the editor itself has a use for the key.
      if (event.key === 'Tab' && !event.shiftKey && !event.defaultPrevented && onTab()) event.preventDefault()
      if (event.key === 'Escape') end()
    }
    const leave = (event: Event) => {
      if (!place.contains(event.target as Node)) end()
    }
    // Where the focus goes is known only once it is there: the two are documents of their own.
    const checkFocus = () => {
      if (
        !place.contains(ownerDocument.activeElement) &&
        !isInOtherLanguage() &&
        !document.activeElement?.closest(tools)
      )
        end()
    }
    place.addEventListener('keydown', press)
    place.addEventListener('focusout', () => void setTimeout(checkFocus), { signal })
    ownerDocument.addEventListener('pointerdown', leave, { signal })
    close = () => {
      editor.destroy()
      place.remove()
      element.hidden = false
    }
    beginAt(editor, isSample ? 'all' : at && { x: at.x + left - from.left, y: at.y + top - from.top }, takeKeystrokes())
    onOpen(editor)
  }
  // Until the editor stands, presses on the text itself come here as well.
  const isOnText = (point: Point) => {
    const inside = toCanvas(point)
    return inside !== undefined && element.contains(ownerDocument.elementFromPoint(inside.x, inside.y))
  }
  const leaveFor = ({ target, clientX: x, clientY: y }: PointerEvent) => {
    // What a dialog has asked for comes back here, wherever beside it is pressed meanwhile.
    if (isModalOpen()) return
    if (
      target instanceof Element &&
      !target.closest(tools) &&
      !(target.closest('[data-surface="canvas"]') && isOnText({ x, y }))
    )
      end()
  }
  addEventListener('pointerdown', leaveFor, { signal })
  loadRichEditor()
    .then(open)
    .catch(() => {
      end()
      onFail()
    })
  return end
}
