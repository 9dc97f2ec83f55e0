import { Editor, Mark, Node } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import DOMPurify from 'dompurify'
import { linkKind, linkProblem } from '@schemas/layout/link'
import { isRecord } from '@schemas/layout/json'
import { type RichTree, richTree } from '@schemas/layout/rich-text'
import { cleanMarkupWith } from '../ui/trusted-types'

cleanMarkupWith((html) => DOMPurify.sanitize(html, { RETURN_TRUSTED_TYPE: false }))

/** Nodes that are not written here, kept whole: they show as one piece that can be moved and removed. */
const Kept = Node.create({
  name: 'kept',
  group: 'block',
  atom: true,
  addAttributes: () => ({ json: { default: '' } }),
  parseHTML: () => [],
  renderHTML: ({ node }) => ['div', { class: 'rich-kept' }, keptWords(node.attrs.json as string)],
})

const Highlight = Mark.create({ name: 'highlight', parseHTML: () => [{ tag: 'mark' }], renderHTML: () => ['mark', 0] })

const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  addAttributes: () => ({ tone: { default: 'note' } }),
  parseHTML: () => [{ tag: 'aside' }],
  renderHTML: ({ node }) => ['aside', { class: 'rich-callout', 'data-tone': node.attrs.tone as string }, 0],
})

const names: Record<string, string> = { table: '▦', image: '🖼' }

function keptWords(json: string): string {
  const node: unknown = JSON.parse(json || '{}')
  return isRecord(node) && typeof node.type === 'string' ? (names[node.type] ?? node.type) : ''
}

const keptTypes = new Set(['table', 'image'])

type Given = { element: HTMLElement; tree: RichTree; onWrite: (tree: RichTree) => void; onSelect?: () => void; className?: string; label: string; /** Waits for the person to go there. */ isQuiet?: boolean }

/** An editor of a rich-text tree in `element`. What it hands over is always a valid tree. */
export function openRichEditor({ element, tree, onWrite, onSelect, className = 'rich-text', label, isQuiet = false }: Given): Editor {
  return new Editor({
    element,
    injectCSS: false,
    content: toEditor(tree),
    autofocus: isQuiet ? false : 'end',
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3, 4] },
        link: { openOnClick: false, autolink: false, isAllowedUri: (href) => linkKind(href) !== 'script' && linkKind(href) !== 'relative-protocol' },
        trailingNode: false,
      }),
      Highlight,
      Callout,
      Kept,
    ],
    editorProps: { attributes: { class: className, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
    onUpdate: ({ editor }) => {
      const written = richTree.safeParse(fromEditor(editor.getJSON()))
      if (written.success) onWrite(written.data as RichTree)
    },
    onSelectionUpdate: () => onSelect?.(),
    onTransaction: () => onSelect?.(),
  })
}

function toEditor(value: unknown): Record<string, unknown> {
  const walk = (node: unknown): unknown => {
    if (!isRecord(node)) return node
    if (typeof node.type === 'string' && keptTypes.has(node.type)) return { type: 'kept', attrs: { json: JSON.stringify(node) } }
    return Array.isArray(node.content) ? { ...node, content: node.content.map(walk) } : node
  }
  return walk(value) as Record<string, unknown>
}

/** The editor's JSON as the product's tree: only what the tree knows, links with their external option. */
export function fromEditor(value: unknown): unknown {
  const walk = (node: unknown): unknown => {
    if (!isRecord(node)) return node
    if (node.type === 'kept' && isRecord(node.attrs)) return JSON.parse(String(node.attrs.json)) as unknown
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
  const kept = (...keys: string[]) => Object.fromEntries(keys.flatMap((key) => (attrs[key] === null || attrs[key] === undefined ? [] : [[key, attrs[key]]])))
  if (type === 'heading') return kept('level', 'id')
  if (type === 'orderedList') return kept('start')
  if (type === 'codeBlock') return kept('language')
  return type === 'callout' ? kept('tone') : undefined
}

function markOf(mark: unknown): unknown[] {
  if (!isRecord(mark)) return []
  if (mark.type !== 'link') return [{ type: mark.type }]
  const href = isRecord(mark.attrs) ? String(mark.attrs.href) : ''
  const external = linkKind(href) === 'external'
  return linkProblem({ to: href, external }) ? [] : [{ type: 'link', attrs: { href, ...(external ? { external } : {}) } }]
}
