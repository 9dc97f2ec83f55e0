import {
  IconArrowDown,
  IconArrowsMove,
  IconArrowUp,
  IconCopyPlus,
  IconDots,
  IconPointerPlus,
  IconTrash,
} from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useT } from '@kit/t'
import { showKeys } from '../state/command'
import { commands } from './commands'
import { askMenu } from '../canvas/menu-store'
import { useBuilder } from '../state/builder'
import { setUi, ui, useUi } from '../state/ui-store'
import styles from './selection-tools.module.css'

const shown = {
  'move-up': IconArrowUp,
  'move-down': IconArrowDown,
  move: IconArrowsMove,
  duplicate: IconCopyPlus,
  delete: IconTrash,
}
const several = { en: 'Select multiple: click to add or remove', th: 'เลือกหลายส่วน (กดเพื่อเพิ่มหรือนำออก)' }
const more = { en: 'All actions', th: 'คำสั่งทั้งหมดของส่วนที่เลือก' }
const tools = { en: 'Selection tools', th: 'เครื่องมือของส่วนที่เลือก' }

function openMenu({ currentTarget }: MouseEvent): void {
  const { left, bottom } = currentTarget.getBoundingClientRect()
  askMenu({ x: left, y: bottom })
}

/**
 * The few most frequent actions at the selection's corner, and a menu for all others: touch has neither keys nor a
 * second button.
 */
export function SelectionTools() {
  const t = useT()
  const builder = useBuilder()
  const count = useUi((state) => state.selection.length)
  const adds = useUi((state) => state.addsToSelection)
  return (
    <div className={styles.tools} role="toolbar" aria-label={t(tools)}>
      {count > 1 && <span className={styles.count}>{count}</span>}
      <button
        type="button"
        className={styles.tool}
        aria-label={t(several)}
        title={t(several)}
        aria-pressed={adds}
        onClick={() => setUi({ addsToSelection: !adds })}
      >
        <IconPointerPlus size={15} />
      </button>
      {Object.entries(shown).map(([id, IconOf]) => {
        const command = commands.find((each) => each.id === id)
        if (!command) return null
        return (
          // Native tooltips: the buttons are rebuilt for each block, and a tooltip positioned by script costs more than
          // the button.
          <button
            key={id}
            type="button"
            className={styles.tool}
            aria-label={t(command.label)}
            title={`${t(command.label)} ${command.keys?.[0] ? showKeys(command.keys[0]) : ''}`}
            onClick={() => command.run({ builder, ui: ui() })}
          >
            <IconOf size={15} />
          </button>
        )
      })}
      <button
        type="button"
        className={styles.tool}
        aria-label={t(more)}
        title={t(more)}
        aria-haspopup="menu"
        onClick={openMenu}
      >
        <IconDots size={15} />
      </button>
    </div>
  )
}
