import { Menu } from '@mantine/core'
import { IconListSearch, IconPlus } from '@tabler/icons-react'
import { useT } from '@kit/t'
import type { Point } from '../../ui/point'
import { MenuAt } from '../../ui/menu-at'
import { openUses } from './uses-request'

const messages = {
  add: { en: 'Add after the selection', th: 'เพิ่มต่อจากส่วนที่เลือก' },
  uses: { en: 'Where it is used…', th: 'ใช้อยู่ที่ไหนบ้าง…' },
}

/** Menu of actions for a block type in the palette. */
export function EntryMenu({
  type,
  label,
  at,
  onAdd,
  onClose,
}: {
  type: string
  label: string
  at: Point
  onAdd: (type: string) => void
  onClose: () => void
}) {
  const t = useT()
  return (
    <MenuAt at={at} label={label} position="bottom-start" onClose={onClose}>
      <Menu.Item leftSection={<IconPlus size={15} />} onClick={() => onAdd(type)}>
        {t(messages.add)}
      </Menu.Item>
      <Menu.Item leftSection={<IconListSearch size={15} />} onClick={() => openUses(type)}>
        {t(messages.uses)}
      </Menu.Item>
    </MenuAt>
  )
}
