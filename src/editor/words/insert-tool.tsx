import { ActionIcon, Menu } from '@mantine/core'
import { IconBulb, IconCodeDots, IconMinus, IconPhoto, IconPlus, IconTable } from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import { useT } from '@kit/t'
import { pickImage } from '../media/pick-image'
import { MenuEntries } from '../ui/menu-entries'

const words = {
  insert: { en: 'Insert into the text', th: 'แทรกในข้อความ' },
  picture: { en: 'Picture', th: 'รูปภาพ' },
  table: { en: 'Table', th: 'ตาราง' },
  callout: { en: 'Note', th: 'กล่องข้อความเน้น' },
  code: { en: 'Lines of code', th: 'ชุดโค้ด' },
  line: { en: 'Dividing line', th: 'เส้นคั่น' },
}

const paragraph = { type: 'paragraph' }
const rowOf = (type: 'tableHeader' | 'tableCell') => ({ type: 'tableRow', content: Array.from({ length: 3 }, () => ({ type, content: [paragraph] })) })
const table = { type: 'table', content: [rowOf('tableHeader'), rowOf('tableCell'), rowOf('tableCell')] }

/** What a text can hold besides words. */
export function InsertTool({ editor }: { editor: Editor }) {
  const t = useT()
  const picture = async () => {
    const image = await pickImage()
    if (image) editor.chain().focus().insertContent([{ type: 'image', attrs: { asset: image.asset } }, paragraph]).run()
  }
  return (
    <Menu shadow="md" withinPortal={false} position="bottom-end">
      <Menu.Target>
        <ActionIcon size="sm" variant="subtle" color="gray" aria-label={t(words.insert)} title={t(words.insert)}>
          <IconPlus size={15} />
        </ActionIcon>
      </Menu.Target>
      <MenuEntries>
        <Menu.Item leftSection={<IconPhoto size={15} />} onClick={() => void picture()}>
          {t(words.picture)}
        </Menu.Item>
        {/* Not into a table: a cell holds words and pictures. */}
        <Menu.Item leftSection={<IconTable size={15} />} disabled={editor.isActive('table')} onClick={() => editor.chain().focus().insertContent(table).run()}>
          {t(words.table)}
        </Menu.Item>
        <Menu.Item leftSection={<IconBulb size={15} />} onClick={() => editor.chain().focus().toggleWrap('callout').run()}>
          {t(words.callout)}
        </Menu.Item>
        <Menu.Item leftSection={<IconCodeDots size={15} />} onClick={() => editor.chain().focus().toggleCodeBlock().run()}>
          {t(words.code)}
        </Menu.Item>
        <Menu.Item leftSection={<IconMinus size={15} />} onClick={() => editor.chain().focus().setHorizontalRule().run()}>
          {t(words.line)}
        </Menu.Item>
      </MenuEntries>
    </Menu>
  )
}
