import { Menu } from '@mantine/core'
import { IconCopy, IconFile } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Role } from '@schemas/layout/role'
import type { Point } from '../../ui/point'
import { MenuAt } from '../../ui/menu-at'

type Props = {
  at: Point
  label: string
  sources: readonly { role: Role; label: string }[]
  empty: string
  onAdd: (from?: Role) => void
  onClose: () => void
}

/** What a role's own view starts from: a copy of another view, or nothing. */
export function ViewMenu({ at, label, sources, empty, onAdd, onClose }: Props): ReactNode {
  return (
    <MenuAt at={at} label={label} position="bottom-end" onClose={onClose}>
      <Menu.Label>{label}</Menu.Label>
      {sources.map(({ role, label: name }) => (
        <Menu.Item key={role} leftSection={<IconCopy size={14} />} onClick={() => onAdd(role)}>
          {name}
        </Menu.Item>
      ))}
      <Menu.Item leftSection={<IconFile size={14} />} onClick={() => onAdd()}>
        {empty}
      </Menu.Item>
    </MenuAt>
  )
}
