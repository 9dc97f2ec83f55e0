import type { Editor } from '@tiptap/core'

/** What a paragraph can become, or be replaced by. */
export type TextPart = {
  id: string
  label: { en: string; th: string }
  /** Further search keywords. */
  also?: string
  isOn?: (editor: Editor) => boolean
  isOff?: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

const paragraph = { type: 'paragraph' }
const rowOf = (type: 'tableHeader' | 'tableCell') => ({
  type: 'tableRow',
  content: Array.from({ length: 3 }, () => ({ type, content: [paragraph] })),
})
const table = { type: 'table', content: [rowOf('tableHeader'), rowOf('tableCell'), rowOf('tableCell')] }

export const headingParts = ([2, 3, 4] as const).map((level): TextPart => ({
  id: `heading-${level}`,
  label: { en: `Heading ${level}`, th: `หัวข้อระดับ ${level}` },
  also: `h${level} title`,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => void editor.chain().focus().setHeading({ level }).run(),
}))

export const shapeParts: readonly TextPart[] = [
  {
    id: 'bullets',
    label: { en: 'Bulleted list', th: 'รายการหัวข้อย่อย' },
    also: 'ul points',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => void editor.chain().focus().toggleBulletList().run(),
  },
  {
    id: 'numbers',
    label: { en: 'Numbered list', th: 'รายการลำดับเลข' },
    also: 'ol steps',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => void editor.chain().focus().toggleOrderedList().run(),
  },
  {
    id: 'quote',
    label: { en: 'Quote', th: 'ข้อความอ้างอิง' },
    also: 'blockquote',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => void editor.chain().focus().toggleBlockquote().run(),
  },
]

/** Menu of what can be inserted into a text besides words. */
export const insertedParts: readonly TextPart[] = [
  // Not inside a table: cells only hold text and pictures.
  {
    id: 'table',
    label: { en: 'Table', th: 'ตาราง' },
    isOff: (editor) => editor.isActive('table'),
    run: (editor) => void editor.chain().focus().insertContent(table).run(),
  },
  {
    id: 'callout',
    label: { en: 'Callout', th: 'กล่องข้อความเน้น' },
    also: 'callout aside',
    run: (editor) => void editor.chain().focus().toggleWrap('callout').run(),
  },
  {
    id: 'code',
    label: { en: 'Code block', th: 'บล็อกโค้ด' },
    also: 'pre',
    run: (editor) => void editor.chain().focus().toggleCodeBlock().run(),
  },
  {
    id: 'line',
    label: { en: 'Divider', th: 'เส้นคั่น' },
    also: 'hr rule',
    run: (editor) => void editor.chain().focus().setHorizontalRule().run(),
  },
]

/** A picture that `pick` chooses. */
export const picturePart = (pick: () => Promise<string | undefined>): TextPart => ({
  id: 'picture',
  label: { en: 'Picture', th: 'รูปภาพ' },
  also: 'image photo ภาพ',
  run: (editor) => void insertPicture(editor, pick),
})

async function insertPicture(editor: Editor, pick: () => Promise<string | undefined>): Promise<void> {
  const asset = await pick()
  if (asset === undefined) return
  editor
    .chain()
    .focus()
    .insertContent([{ type: 'image', attrs: { asset } }, paragraph])
    .run()
}
