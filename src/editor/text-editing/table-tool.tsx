import { Button, Menu } from '@mantine/core'
import {
  IconChevronDown,
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconRowRemove,
  IconTableRow,
  IconTrash,
} from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeaderRow,
} from '@tiptap/pm/tables'
import type { ComponentType } from 'react'
import { useT } from '@kit/t'
import { MenuEntries } from '../ui/menu-entries'

const messages = {
  table: { en: 'Table', th: 'ตาราง' },
  above: { en: 'Add row above', th: 'เพิ่มแถวด้านบน' },
  below: { en: 'Add row below', th: 'เพิ่มแถวด้านล่าง' },
  left: { en: 'Add column left', th: 'เพิ่มคอลัมน์ด้านซ้าย' },
  right: { en: 'Add column right', th: 'เพิ่มคอลัมน์ด้านขวา' },
  head: { en: 'First row as headings', th: 'ใช้แถวแรกเป็นหัวตาราง' },
  dropRow: { en: 'Remove this row', th: 'ลบแถวนี้' },
  dropColumn: { en: 'Remove this column', th: 'ลบคอลัมน์นี้' },
  drop: { en: 'Remove table', th: 'ลบตาราง' },
}

type Act = { name: keyof typeof messages; icon: ComponentType<{ size?: number }>; run: typeof addRowAfter }

const acts: readonly (readonly Act[])[] = [
  [
    { name: 'above', icon: IconRowInsertTop, run: addRowBefore },
    { name: 'below', icon: IconRowInsertBottom, run: addRowAfter },
    { name: 'left', icon: IconColumnInsertLeft, run: addColumnBefore },
    { name: 'right', icon: IconColumnInsertRight, run: addColumnAfter },
    { name: 'head', icon: IconTableRow, run: toggleHeaderRow },
  ],
  [
    { name: 'dropRow', icon: IconRowRemove, run: deleteRow },
    { name: 'dropColumn', icon: IconColumnRemove, run: deleteColumn },
    { name: 'drop', icon: IconTrash, run: deleteTable },
  ],
]

/** Actions on the table at the cursor. Tab moves from cell to cell. */
export function TableTool({ editor }: { editor: Editor }) {
  const t = useT()
  const run = (act: Act['run']) => {
    act(editor.state, editor.view.dispatch)
    // After the menu has returned the focus to its button.
    editor.commands.focus()
  }
  return (
    <Menu shadow="md" withinPortal={false} position="bottom-end">
      <Menu.Target>
        <Button size="compact-xs" variant="light" rightSection={<IconChevronDown size={12} />}>
          {t(messages.table)}
        </Button>
      </Menu.Target>
      <MenuEntries>
        {acts.map((group, index) => [
          index > 0 && <Menu.Divider key="line" />,
          ...group.map(({ name, icon: IconOf, run: act }) => (
            <Menu.Item
              key={name}
              leftSection={<IconOf size={15} />}
              color={index > 0 ? 'red' : undefined}
              onClick={() => run(act)}
            >
              {t(messages[name])}
            </Menu.Item>
          )),
        ])}
      </MenuEntries>
    </Menu>
  )
}
