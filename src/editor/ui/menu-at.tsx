import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Point } from './point'
import { MenuEntries } from './menu-entries'
import { PlaceAnchor } from './place-anchor'
import { useFocusBack } from './use-focus-back'

type Props = {
  at: Point
  label: string
  position?: 'bottom' | 'bottom-end' | 'bottom-start'
  width?: number
  offset?: number
  onClose: () => void
  children: ReactNode
}

/** As high as the larger side has space for; the rest scrolls. */
const overflow = { flip: { fallbackStrategy: 'bestFit' as const }, shift: true, size: { padding: 8 } }

/** A menu at a point of the window, mounted while open. Its opener loads nothing of it until then. */
export function MenuAt({ at, label, position = 'bottom', width, offset = 4, onClose, children }: Props) {
  useFocusBack()
  return (
    <Menu
      opened
      onClose={onClose}
      position={position}
      offset={offset}
      shadow="md"
      middlewares={overflow}
      {...(width === undefined ? {} : { width })}
    >
      <Menu.Target>
        <PlaceAnchor at={at} label={label} />
      </Menu.Target>
      <MenuEntries style={{ overflowY: 'auto' }}>{children}</MenuEntries>
    </Menu>
  )
}
