import {
  IconBlockquote,
  IconBulb,
  IconCodeDots,
  IconH2,
  IconH3,
  IconH4,
  IconList,
  IconListNumbers,
  IconMinus,
  IconPhoto,
  IconTable,
} from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import type { ComponentType } from 'react'
import { pickImage } from '../media/pick-image'

/** What a paragraph can become, or be replaced by. */
export type TextPart = {
  id: string
  label: { en: string; th: string }
  icon: ComponentType<{ size?: number }>
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

const headingIcons = { 2: IconH2, 3: IconH3, 4: IconH4 }

export const headingParts = ([2, 3, 4] as const).map((level): TextPart => ({
  id: `heading-${level}`,
  label: { en: `Heading ${level}`, th: `หัวข้อระดับ ${level}` },
  icon: headingIcons[level],
  also: `h${level} title`,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => void editor.chain().focus().setHeading({ level }).run(),
}))

export const shapeParts: readonly TextPart[] = [
  {
    id: 'bullets',
    label: { en: 'Bulleted list', th: 'รายการหัวข้อย่อย' },
    icon: IconList,
    also: 'ul points',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => void editor.chain().focus().toggleBulletList().run(),
  },
  {
    id: 'numbers',
    label: { en: 'Numbered list', th: 'รายการลำดับเลข' },
    icon: IconListNumbers,
    also: 'ol steps',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => void editor.chain().focus().toggleOrderedList().run(),
  },
  {
    id: 'quote',
    label: { en: 'Quote', th: 'ข้อความอ้างอิง' },
    icon: IconBlockquote,
    also: 'blockquote',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => void editor.chain().focus().toggleBlockquote().run(),
  },
]

/** Menu of what can be inserted into a text besides words. */
export const insertedParts: readonly TextPart[] = [
  {
    id: 'picture',
    label: { en: 'Picture', th: 'รูปภาพ' },
    icon: IconPhoto,
    also: 'image photo ภาพ',
    run: (editor) => void insertPicture(editor),
  },
  // Not inside a table: cells only hold text and pictures.
  {
    id: 'table',
    label: { en: 'Table', th: 'ตาราง' },
    icon: IconTable,
    isOff: (editor) => editor.isActive('table'),
    run: (editor) => void editor.chain().focus().insertContent(table).run(),
  },
  {
    id: 'callout',
    label: { en: 'Callout', th: 'กล่องข้อความเน้น' },
    icon: IconBulb,
    also: 'callout aside',
    run: (editor) => void editor.chain().focus().toggleWrap('callout').run(),
  },
  {
    id: 'code',
    label: { en: 'Code block', th: 'บล็อกโค้ด' },
    icon: IconCodeDots,
    also: 'pre',
    run: (editor) => void editor.chain().focus().toggleCodeBlock().run(),
  },
  {
    id: 'line',
    label: { en: 'Divider', th: 'เส้นคั่น' },
    icon: IconMinus,
    also: 'hr rule',
    run: (editor) => void editor.chain().focus().setHorizontalRule().run(),
  },
]

async function insertPicture(editor: Editor): Promise<void> {
  const image = await pickImage()
  if (image)
    editor
      .chain()
      .focus()
      .insertContent([{ type: 'image', attrs: { asset: image.asset } }, paragraph])
      .run()
}
