import { ActionIcon, Button, Group, Menu } from '@mantine/core'
import { IconBlockquote, IconBold, IconChevronDown, IconCode, IconHighlight, IconItalic, IconList, IconListNumbers, IconStrikethrough, IconUnderline } from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import type { ComponentType } from 'react'
import { useT } from '@kit/t'
import styles from './rich-tools.module.css'
import { Hint } from '../ui/hint'
import { MenuEntries } from '../ui/menu-entries'
import { InsertTool } from './insert-tool'
import { LinkTool } from './link-tool'
import { PictureTool } from './picture-tool'
import { TableTool } from './table-tool'

const words = {
  bar: { en: 'Text tools', th: 'เครื่องมือข้อความ' },
  paragraph: { en: 'Paragraph', th: 'ย่อหน้า' },
  heading: { en: 'Heading {level}', th: 'หัวข้อระดับ {level}' },
  bold: { en: 'Bold', th: 'ตัวหนา' },
  italic: { en: 'Italic', th: 'ตัวเอียง' },
  underline: { en: 'Underline', th: 'ขีดเส้นใต้' },
  strike: { en: 'Strike through', th: 'ขีดฆ่า' },
  code: { en: 'Code', th: 'โค้ด' },
  highlight: { en: 'Highlight', th: 'เน้นสี' },
  bullets: { en: 'Bulleted list', th: 'รายการหัวข้อย่อย' },
  numbers: { en: 'Numbered list', th: 'รายการลำดับเลข' },
  quote: { en: 'Quotation', th: 'ข้อความอ้างอิง' },
}

type Tool = { name: keyof typeof words; icon: ComponentType<{ size?: number }>; isOn: (editor: Editor) => boolean; run: (editor: Editor) => void }
const mark = (name: 'bold' | 'italic' | 'underline' | 'strike' | 'code' | 'highlight', icon: Tool['icon']): Tool => ({ name, icon, isOn: (editor) => editor.isActive(name), run: (editor) => void editor.chain().focus().toggleMark(name).run() })

const tools: readonly Tool[] = [
  mark('bold', IconBold),
  mark('italic', IconItalic),
  mark('underline', IconUnderline),
  mark('strike', IconStrikethrough),
  mark('highlight', IconHighlight),
  mark('code', IconCode),
  { name: 'bullets', icon: IconList, isOn: (editor) => editor.isActive('bulletList'), run: (editor) => void editor.chain().focus().toggleBulletList().run() },
  { name: 'numbers', icon: IconListNumbers, isOn: (editor) => editor.isActive('orderedList'), run: (editor) => void editor.chain().focus().toggleOrderedList().run() },
  { name: 'quote', icon: IconBlockquote, isOn: (editor) => editor.isActive('blockquote'), run: (editor) => void editor.chain().focus().toggleBlockquote().run() },
]

/** What can be done with the text under the cursor. `onLeave`: Escape was pressed at a tool that does nothing of its own with it. */
export function RichTools({ editor, onLeave }: { editor: Editor; onLeave?: () => void }) {
  const t = useT()
  const level = ([2, 3, 4] as const).find((each) => editor.isActive('heading', { level: each }))
  const style = level ? t(words.heading, { level }) : t(words.paragraph)
  return (
    <Group gap={1} className={styles.tools} role="toolbar" aria-label={t(words.bar)} onMouseDown={(event) => event.preventDefault()} onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onLeave?.()}>
      <Menu shadow="md" withinPortal={false}>
        <Menu.Target>
          <Button size="compact-xs" variant="subtle" color="gray" rightSection={<IconChevronDown size={12} />}>
            {style}
          </Button>
        </Menu.Target>
        <MenuEntries>
          <Menu.Item onClick={() => editor.chain().focus().setParagraph().run()}>{t(words.paragraph)}</Menu.Item>
          {([2, 3, 4] as const).map((each) => (
            <Menu.Item key={each} onClick={() => editor.chain().focus().setHeading({ level: each }).run()}>
              {t(words.heading, { level: each })}
            </Menu.Item>
          ))}
        </MenuEntries>
      </Menu>
      {tools.map(({ name, icon: IconOf, isOn, run }) => (
        <Hint key={name} label={t(words[name])}>
          <ActionIcon size="sm" variant={isOn(editor) ? 'light' : 'subtle'} color={isOn(editor) ? 'accent' : 'gray'} aria-label={t(words[name])} aria-pressed={isOn(editor)} onClick={() => run(editor)}>
            <IconOf size={15} />
          </ActionIcon>
        </Hint>
      ))}
      <LinkTool editor={editor} />
      <InsertTool editor={editor} />
      {editor.isActive('table') && <TableTool editor={editor} />}
      {editor.isActive('image') && <PictureTool editor={editor} />}
    </Group>
  )
}
