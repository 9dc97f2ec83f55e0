import type { Editor } from '@tiptap/core'
import type { RichTree } from '@schemas/layout/rich-text'
import type { Point } from '../ui/point'
import { toCanvas } from '../canvas/canvas-frame'
import { takeKeystrokes } from '../ui/early-keystrokes'
import { isModalOpen } from '../ui/is-modal-open'
import { toolPopups } from './tool-popups'
import { loadRichEditor, type RichEditor } from './load-rich-editor'

type Options = {
  /** The element that shows the tree on the canvas. */
  element: HTMLElement
  tree: RichTree
  /** Accessible label of the text. */
  label: string
  /** Where it was pressed, in canvas pixels: the caret goes there. */
  at: Point | undefined
  /** The text is the block's sample: typing replaces it. */
  isSample: boolean
  onOpen: (editor: Editor) => void
  /** Moves to the field for the other language, if there is one. */
  onTab: () => boolean
  /** Whether that field has the focus: then editing continues. */
  isInOtherLanguage: () => boolean
  onMove: () => void
  onWrite: (tree: RichTree) => void
  onEnd: () => void
  /** The editor's file failed to load. */
  onFail: () => void
}

/** Elements of the builder in which editing continues: the text tools and their popups. */
const tools = `[data-surface="overlay"], ${toolPopups}`

/** Replaces `element` with a rich-text editor until Escape, a press outside, blur, or the returned end function. */
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
    // The editor itself takes the element's place, so that the container's style rules apply to its text.
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
      // In a list the editor itself uses the key.
      if (event.key === 'Tab' && !event.shiftKey && !event.defaultPrevented && onTab()) event.preventDefault()
      if (event.key === 'Escape') end()
    }
    const leave = (event: Event) => {
      if (!place.contains(event.target as Node)) end()
    }
    // The new focus is only known afterwards, because the two documents are separate.
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
  // Until the editor is ready, presses on the text itself also arrive here.
  const isOnText = (point: Point) => {
    const inside = toCanvas(point)
    return inside !== undefined && element.contains(ownerDocument.elementFromPoint(inside.x, inside.y))
  }
  const leaveFor = ({ target, clientX: x, clientY: y }: PointerEvent) => {
    // What a dialog returns comes back here, whatever is pressed outside meanwhile.
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
