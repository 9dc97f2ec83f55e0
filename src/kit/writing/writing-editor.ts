import { Editor, getSchema, type JSONContent } from '@tiptap/core'
import { DOMParser, type ResolvedPos, type Slice } from '@tiptap/pm/model'
import { Selection, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { linkKind, linkProblem } from '@schemas/layout/link-target'
import { isRecord } from '@schemas/layout/json'
import { type RichNode, type RichTree, richTree } from '@schemas/layout/rich-text'
import { richExtensions } from './rich-nodes'
import { htmlOfMarkdown } from './markdown/html-of-markdown'
import { readsAsMarkdown } from './markdown/reads-as-markdown'
import { tidyBody, tidyPasted } from './tidy-pasted'

const schema = getSchema(richExtensions)

/** A point of a window, in CSS pixels. */
type Point = { x: number; y: number }

export type RichEditorOptions = {
  /** Container, or the element that the editor takes over (`mount`). */ element: HTMLElement | { mount: HTMLElement }
  tree: RichTree
  onWrite: (tree: RichTree) => void
  onSelect?: () => void
  className?: string
  label: string
  /** Called for each key before the editor; true: the key is handled. */
  onKey?: (editor: Editor, event: KeyboardEvent) => boolean
  /** Takes over a paste with pictures, and inserts its markup later; true: it does. */
  onPictures?: (event: ClipboardEvent, insert: (html: string) => boolean) => boolean
  /** Outside of the builder, whose document alone parses markup that the library hands over. */
  isInPage?: boolean
}

/**
 * A rich-text editor in `element`, not focused. It always returns a valid tree. Throws for a tree that it could not
 * represent.
 */
export function openRichEditor({
  element,
  tree,
  onWrite,
  onSelect,
  className = 'rich-text',
  label,
  onKey,
  onPictures,
  isInPage,
}: RichEditorOptions): Editor {
  const editor: Editor = new Editor({
    element,
    injectCSS: false,
    content: inEditor(tree),
    extensions: richExtensions,
    // Paste rules for emphasis would match any two asterisks: “5 * 3 * 2”.
    enablePasteRules: ['link'],
    editorProps: {
      transformPastedHTML: tidyPasted,
      ...pastesText(onPictures),
      attributes: { class: className, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      handleDOMEvents: { keydown: readCaret, ...(isInPage ? { paste: pasteMarkup, drop: refuseMarkup } : {}) },
      handleKeyDown: (_view, event) => onKey?.(editor, event) ?? false,
    },
    onUpdate: () => {
      const written = fromEditor(editor.getJSON())
      if (written) onWrite(written)
    },
    onSelectionUpdate: () => onSelect?.(),
    onTransaction: () => onSelect?.(),
  })
  return editor
}

/** Clear Markdown is pasted formatted; with Shift any text is pasted literally, without links. */
function pastesText(onPictures: RichEditorOptions['onPictures']) {
  let isPlain = false
  return {
    clipboardTextParser: (text: string, context: ResolvedPos, plain: boolean, { state }: EditorView) => {
      isPlain = plain
      const read = !plain && readsAsMarkdown(text) ? htmlOfMarkdown(text, { linksPictures: true }) : undefined
      // Without a slice the text is pasted unchanged.
      const body = read && tidyBody(read.html)
      return (
        body?.textContent.trim() ? DOMParser.fromSchema(state.schema).parseSlice(body, { context }) : undefined
      ) as Slice
    },
    handlePaste: (view: EditorView, event: ClipboardEvent, slice: Slice) => {
      if (!isPlain) return onPictures?.(event, (html) => insertMarkup(view, html)) ?? false
      isPlain = false
      view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView())
      return true
    },
  }
}

/**
 * Pastes HTML as sanitised elements. The library would parse the text itself, which the policy of documents outside of
 * the builder refuses.
 */
function pasteMarkup(view: EditorView, event: ClipboardEvent): boolean {
  const html = event.clipboardData?.getData('text/html')
  if (!html) return false
  event.preventDefault()
  return insertMarkup(view, html)
}

/** False when the editor has been closed meanwhile. */
function insertMarkup(view: EditorView, html: string): boolean {
  if (view.isDestroyed) return false
  const body = tidyBody(html)
  const slice = DOMParser.fromSchema(view.state.schema).parseSlice(body, { context: view.state.selection.$from })
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true))
  return true
}
/** Only what was lifted in this editor is dropped: other markup would be parsed by the library too. */
function refuseMarkup(view: EditorView, event: DragEvent): boolean {
  const isForeign = view.dragging === null && event.dataTransfer?.types.includes('text/html') === true
  if (isForeign) event.preventDefault()
  return isForeign
}

/**
 * A press moves the browser's caret at once, but the editor is notified a task later: a quick key would act on the
 * previous caret position.
 */
function readCaret({ dom }: EditorView, event: KeyboardEvent): void {
  if (!event.isComposing) dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
}

/**
 * Focuses an editor without scrolling, with its caret at a point of its window; without a point at the end of its text,
 * or with everything selected (`all`). `typed` is inserted there.
 */
export function beginAt({ view }: Editor, at: Point | 'all' | undefined, typed: string): void {
  const { state } = view
  const found = typeof at === 'object' && view.posAtCoords({ left: at.x, top: at.y })
  const place = found ? state.doc.resolve(found.pos) : undefined
  const end = Selection.atEnd(state.doc)
  const caret = place
    ? (Selection.findFrom(place, 1, true) ?? Selection.findFrom(place, -1, true))
    : at === 'all'
      ? TextSelection.between(Selection.atStart(state.doc).$from, end.$to)
      : end
  const { tr } = state
  if (caret) tr.setSelection(caret)
  if (typed) tr.insertText(typed)
  view.dispatch(tr)
  view.focus()
  if (!place) view.dispatch(view.state.tr.scrollIntoView())
}

/**
 * A tree in the editor's format. Throws when it cannot represent all of it: the editor would start empty, and the first
 * key would save that.
 */
export function inEditor(tree: RichTree): JSONContent {
  const node = schema.nodeFromJSON(toEditor(tree))
  node.check()
  return node.toJSON() as JSONContent
}

/** Pasted HTML as a tree, with the formatting that the tree supports. Undefined when there is no text. */
export function treeOfHtml(html: string): RichTree | undefined {
  const editor = new Editor({ element: null, injectCSS: false, content: tidyPasted(html), extensions: richExtensions })
  const tree = fromEditor(editor.getJSON())
  editor.destroy()
  const nonEmpty = tree?.content.filter(hasContent)
  return nonEmpty && nonEmpty.length > 0 ? { type: 'doc', content: nonEmpty } : undefined
}

/** Markdown as a tree without its pictures, and their number. Undefined when it is empty or too long to parse. */
export function treeOfMarkdown(text: string): { tree: RichTree; pictures: number } | undefined {
  const read = htmlOfMarkdown(text)
  const tree = read && treeOfHtml(read.html)
  return tree && { tree, pictures: read.pictures }
}

const hasContent = (node: RichNode): boolean =>
  node.type === 'text'
    ? node.text.trim() !== ''
    : node.type === 'horizontalRule' ||
      node.type === 'image' ||
      ('content' in node && node.content?.some(hasContent) === true)

/** Node types for which the editor requires paragraphs, while the tree allows inline text or nothing. */
const holders = new Set<unknown>(['tableCell', 'tableHeader', 'listItem', 'blockquote', 'callout'])

function toEditor(value: unknown): Record<string, unknown> {
  const walk = (node: unknown): unknown => {
    if (!isRecord(node)) return node
    // The editor rejects empty text nodes and would start empty.
    const content = Array.isArray(node.content)
      ? node.content.filter((each) => !(isRecord(each) && each.text === '')).map(walk)
      : undefined
    if (holders.has(node.type)) return { ...node, content: inParagraphs(content ?? []) }
    return content ? { ...node, content } : node
  }
  return walk(value) as Record<string, unknown>
}

function inParagraphs(content: readonly unknown[]): unknown[] {
  const isInline = (node: unknown) => isRecord(node) && (node.type === 'text' || node.type === 'hardBreak')
  const all: unknown[] = []
  let paragraph: unknown[] | undefined
  for (const node of content) {
    if (!isInline(node)) paragraph = undefined
    else if (paragraph) paragraph.push(node)
    else all.push({ type: 'paragraph', content: (paragraph = [node]) })
    if (!isInline(node)) all.push(node)
  }
  return all.length > 0 ? all : [{ type: 'paragraph' }]
}

/** The editor's content as our tree; undefined when it would be invalid. */
export function fromEditor(json: JSONContent): RichTree | undefined {
  const written = richTree.safeParse(treeOf(json))
  return written.success ? (written.data as RichTree) : undefined
}

/** Only node types and attributes of the tree, with the links' external option. */
function treeOf(value: unknown): unknown {
  const walk = (node: unknown): unknown => {
    if (!isRecord(node)) return node
    const { type, text, content, marks, attrs } = node
    const own = attrsOf(String(type), isRecord(attrs) ? attrs : {})
    return {
      type,
      ...(typeof text === 'string' ? { text } : {}),
      ...(own ? { attrs: own } : {}),
      ...(Array.isArray(marks) ? { marks: marks.flatMap(markOf) } : {}),
      ...(Array.isArray(content) ? { content: content.map(walk) } : {}),
    }
  }
  return walk(value)
}

function attrsOf(type: string, attrs: Record<string, unknown>): Record<string, unknown> | undefined {
  const pickAttrs = (...keys: string[]) =>
    Object.fromEntries(
      keys.flatMap((key) => (attrs[key] === null || attrs[key] === undefined ? [] : [[key, attrs[key]]])),
    )
  if (type === 'heading') return pickAttrs('level', 'id')
  if (type === 'orderedList') return pickAttrs('start', 'kind', 'sign')
  if (type === 'codeBlock') return pickAttrs('language')
  if (type === 'image') return pickAttrs('asset', 'alt', 'caption')
  return type === 'callout' ? pickAttrs('tone') : undefined
}

function markOf(mark: unknown): unknown[] {
  if (!isRecord(mark)) return []
  if (mark.type !== 'link') return [{ type: mark.type }]
  const attrs = isRecord(mark.attrs) ? mark.attrs : {}
  const href = typeof attrs.href === 'string' ? attrs.href : ''
  const external = linkKind(href) === 'external'
  return linkProblem({ to: href, external })
    ? []
    : [
        {
          type: 'link',
          attrs: { href, ...(external ? { external } : {}), ...(attrs.newTab === true ? { newTab: true } : {}) },
        },
      ]
}
