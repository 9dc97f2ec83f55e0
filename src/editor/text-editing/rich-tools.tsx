import { ActionIcon, Button, Group, Menu } from '@mantine/core'
import {
  IconBold,
  IconChevronDown,
  IconCode,
  IconHighlight,
  IconItalic,
  IconStrikethrough,
  IconUnderline,
} from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import { useT } from '@kit/t'
import styles from './rich-tools.module.css'
import { Hint } from '../ui/hint'
import { MenuEntries } from '../ui/menu-entries'
import { InsertTool } from './insert-tool'
import { LinkTool } from './link-tool'
import { PictureTool } from './picture-tool'
import { SlashMenu } from './slash-menu'
import { TableTool } from './table-tool'
import { headingParts, shapeParts, type TextPart } from './text-parts'

const messages = {
  bar: { en: 'Text tools', th: 'เครื่องมือข้อความ' },
  paragraph: { en: 'Paragraph', th: 'ย่อหน้า' },
  bold: { en: 'Bold', th: 'ตัวหนา' },
  italic: { en: 'Italic', th: 'ตัวเอียง' },
  underline: { en: 'Underline', th: 'ขีดเส้นใต้' },
  strike: { en: 'Strikethrough', th: 'ขีดฆ่า' },
  code: { en: 'Code', th: 'โค้ด' },
  highlight: { en: 'Highlight', th: 'เน้นสี' },
}

const mark = (
  name: 'bold' | 'italic' | 'underline' | 'strike' | 'code' | 'highlight',
  icon: TextPart['icon'],
): TextPart => ({
  id: name,
  label: messages[name],
  icon,
  isOn: (editor) => editor.isActive(name),
  run: (editor) => void editor.chain().focus().toggleMark(name).run(),
})

const tools: readonly TextPart[] = [
  mark('bold', IconBold),
  mark('italic', IconItalic),
  mark('underline', IconUnderline),
  mark('strike', IconStrikethrough),
  mark('highlight', IconHighlight),
  mark('code', IconCode),
  ...shapeParts,
]

/** Tools for the text at the cursor. `onLeave`: Escape was pressed in a tool that does not use it. */
export function RichTools({ editor, onLeave }: { editor: Editor; onLeave?: () => void }) {
  const t = useT()
  const style = t(headingParts.find(({ isOn }) => isOn?.(editor))?.label ?? messages.paragraph)
  return (
    <>
      <Group
        gap={1}
        className={styles.tools}
        role="toolbar"
        aria-label={t(messages.bar)}
        onMouseDown={(event) => event.preventDefault()}
        onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onLeave?.()}
      >
        <Menu shadow="md" withinPortal={false}>
          <Menu.Target>
            <Button size="compact-xs" variant="subtle" color="gray" rightSection={<IconChevronDown size={12} />}>
              {style}
            </Button>
          </Menu.Target>
          <MenuEntries>
            <Menu.Item onClick={() => editor.chain().focus().setParagraph().run()}>{t(messages.paragraph)}</Menu.Item>
            {headingParts.map(({ id, label, run }) => (
              <Menu.Item key={id} onClick={() => run(editor)}>
                {t(label)}
              </Menu.Item>
            ))}
          </MenuEntries>
        </Menu>
        {tools.map(({ id, label, icon: IconOf, isOn, run }) => (
          <Hint key={id} label={t(label)}>
            <ActionIcon
              size="sm"
              variant={isOn?.(editor) ? 'light' : 'subtle'}
              color={isOn?.(editor) ? 'accent' : 'gray'}
              aria-label={t(label)}
              aria-pressed={isOn?.(editor)}
              onClick={() => run(editor)}
            >
              <IconOf size={15} />
            </ActionIcon>
          </Hint>
        ))}
        <LinkTool editor={editor} />
        <InsertTool editor={editor} />
        {editor.isActive('table') && <TableTool editor={editor} />}
        {editor.isActive('image') && <PictureTool editor={editor} />}
      </Group>
      {/* Next to the bar: a press must keep the focus in the text. */}
      <SlashMenu editor={editor} />
    </>
  )
}
