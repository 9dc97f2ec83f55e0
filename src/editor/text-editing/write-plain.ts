import type { Point } from '../canvas/hit'

type Options = {
  element: HTMLElement
  value: string
  /** Where it was pointed at, in the canvas' own pixels: the caret comes there. Undefined where what is typed takes the place of all that stands there. */
  at: Point | undefined
  /** Told after each key, with the whole text. */
  onWrite: (text: string) => void
  onEnd: () => void
  /** Leads on to what stands beside the text, where something does. */
  onTab: () => boolean
  /** Whether the focus has gone there: writing is not over then. */
  isInOtherLanguage: () => boolean
}

/** Lets a person write plain text in place, on the element that shows it. Ends with Escape, Enter, or when the focus leaves. */
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
  // Where the focus goes is known only once it is there: the two are documents of their own.
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

/** Browsers of before 2026 may not tell it: there all is chosen. */
const caretAt = (document: Partial<Document>, { x, y }: Point) => document.caretPositionFromPoint?.(x, y)
