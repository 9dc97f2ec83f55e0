import { Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { Point } from '../ui/point'
import { MenuAt } from '../ui/menu-at'

export type Option = { value: string; label: string; isChosen: boolean }

type Props = {
  at: Point
  label: string
  options: readonly Option[]
  onChoose: (value: string) => void
  onClose: () => void
}

/** The menu of a choice button in the bar. */
export function ChoiceMenu({ at, label, options, onChoose, onClose }: Props) {
  return (
    <MenuAt at={at} label={label} onClose={onClose}>
      <Menu.Label>{label}</Menu.Label>
      {options.map(({ value, label: name, isChosen }) => (
        <Menu.Item
          key={value}
          onClick={() => onChoose(value)}
          rightSection={isChosen ? <IconCheck size={14} /> : null}
          aria-current={isChosen}
        >
          {name}
        </Menu.Item>
      ))}
    </MenuAt>
  )
}
