import { ActionIcon, Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import { useT } from '@kit/t'
import { MenuEntries } from '../ui/menu-entries'
import { insertedParts } from './text-parts'

const messages = { insert: { en: 'Insert into the text', th: 'แทรกในข้อความ' } }

/** Menu of what can be inserted into a text besides words. */
export function InsertTool({ editor }: { editor: Editor }) {
  const t = useT()
  return (
    <Menu shadow="md" withinPortal={false} position="bottom-end">
      <Menu.Target>
        <ActionIcon size="sm" variant="subtle" color="gray" aria-label={t(messages.insert)} title={t(messages.insert)}>
          <IconPlus size={15} />
        </ActionIcon>
      </Menu.Target>
      <MenuEntries>
        {insertedParts.map(({ id, label, icon: IconOf, isOff, run }) => (
          <Menu.Item key={id} leftSection={<IconOf size={15} />} disabled={isOff?.(editor)} onClick={() => run(editor)}>
            {t(label)}
          </Menu.Item>
        ))}
      </MenuEntries>
    </Menu>
  )
}
