import { Menu } from '@mantine/core'
import { Fragment } from 'react'
import { useT } from '@kit/t'
import type { Point } from '../ui/point'
import { useBuilder } from '../state/builder'
import { ui } from '../state/ui-store'
import { MenuAt } from '../ui/menu-at'
import { allCommands } from './all-commands'
import { showKeys } from '../state/command'
import { commandIcons } from './command-icons'

const actions = { en: 'Actions for the selection', th: 'คำสั่งของส่วนที่เลือก' }

/** Context menu at the pointer: the actions for the selection, with their keys. */
export function CommandMenu({ at, onClose }: { at: Point; onClose: () => void }) {
  const t = useT()
  const builder = useBuilder()
  const context = { builder, ui: ui() }
  const shown = allCommands.filter(
    ({ id, group, isEnabled }) =>
      commandIcons[id] &&
      (group === 'edit' || group === 'arrange' || (group === 'insert' && (!isEnabled || isEnabled(context)))),
  )
  return (
    <MenuAt at={at} label={t(actions)} position="bottom-start" offset={2} width={300} onClose={onClose}>
      {shown.map(({ id, label, keys, group, isEnabled, run }, index) => {
        const IconOf = commandIcons[id]
        return (
          <Fragment key={id}>
            {index > 0 && shown[index - 1]?.group !== group && <Menu.Divider />}
            <Menu.Item
              leftSection={IconOf && <IconOf size={15} />}
              rightSection={keys?.[0] && <kbd>{showKeys(keys[0])}</kbd>}
              disabled={isEnabled && !isEnabled(context)}
              color={id === 'delete' ? 'red' : undefined}
              onClick={() => run({ builder, ui: ui() })}
            >
              {t(label)}
            </Menu.Item>
          </Fragment>
        )
      })}
    </MenuAt>
  )
}
