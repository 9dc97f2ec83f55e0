import type { Point } from '../ui/point'

type Options = {
  element: HTMLElement
  value: string
  /** Where it was pressed, in canvas pixels: the caret goes there. Undefined when typing replaces the whole text. */
  at: Point | undefined
  /** Called after each key with the whole text. */
  onWrite: (text: string) => void
  onEnd: () => void
  /** Moves to the field for the other language, if there is one. */
  onTab: () => boolean
  /** Whether that field has the focus: then editing continues. */
  isInOtherLanguage: () => boolean
}

/** Edits plain text in place, on the element that shows it. Ends with Escape, Enter or blur. */
export function writePlain({ element, value, at, onWrite, onEnd, onTab, isInOtherLanguage }: Options): () => void {
  const document = element.ownerDocument
  element.contentEditable = 'plaintext-only'
  element.dataset.writing = ''
  element.focus()
  const caret = at && caretAt(document, at)
  const selection = document.getSelection()
  if (caret && element.contains(caret.offsetNode)) selection?.collapse(caret.offsetNode, caret.offset)
  else selection?.selectAllChildren(element)
  let isEnded = false
  const end = () => {
    if (isEnded) return
    isEnded = true
    element.removeEventListener('input', write)
    element.removeEventListener('keydown', press)
    element.removeEventListener('blur', leave)
    element.removeAttribute('contenteditable')
    delete element.dataset.writing
    onEnd()
  }
  // The new focus is only known afterwards, because the two documents are separate.
  const leave = () => void setTimeout(() => !isInOtherLanguage() && document.activeElement !== element && end())
  const write = () => onWrite(element.textContent ?? '')
  const press = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Tab' && !event.shiftKey && onTab()) return event.preventDefault()
    if (event.key === 'Escape' || (event.key === 'Enter' && !event.shiftKey && !event.isComposing)) {
      event.preventDefault()
      end()
    }
  }
  element.addEventListener('input', write)
  element.addEventListener('keydown', press)
  element.addEventListener('blur', leave)
  if (!element.textContent) element.textContent = value
  return end
}

/** Browsers before 2026 may lack this API: then everything is selected. */
const caretAt = (document: Partial<Document>, { x, y }: Point) => document.caretPositionFromPoint?.(x, y)
