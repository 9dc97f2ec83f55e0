import { IconPlus } from '@tabler/icons-react'
import { useT } from '@kit/t'
import { Edit } from '../document/edit'
import type { Target } from '../document/target'
import { useBuilder } from '../state/builder'
import { askWhatToInsert } from './insert-store'
import styles from './plus-buttons.module.css'

const messages = { before: { en: 'Add before', th: 'เพิ่มก่อนหน้า' }, after: { en: 'Add after', th: 'เพิ่มต่อท้าย' } }

/** "+" above and below a selected part, to add something before or after it. */
export function PlusButtons({ id }: { id: string }) {
  const t = useT()
  const builder = useBuilder()
  const node = builder.store.get(id)
  if (!node || node.kind === 'cell') return null
  const ask = ({ currentTarget }: React.MouseEvent, offset: 0 | 1) => {
    const edit = new Edit(builder.store.page)
    const index = edit.list(node.parent).indexOf(id) + offset
    const target: Target = node.kind === 'row' ? { rows: node.parent, index } : { cell: node.parent.cell, index }
    // At the button, because a key press has no pointer position.
    const { left, right, bottom } = currentTarget.getBoundingClientRect()
    askWhatToInsert(target, { x: (left + right) / 2, y: bottom })
  }
  return (
    <>
      <button
        type="button"
        className={styles.plus}
        data-side="top"
        aria-label={t(messages.before)}
        title={t(messages.before)}
        onClick={(event) => ask(event, 0)}
      >
        <IconPlus size={13} />
      </button>
      <button
        type="button"
        className={styles.plus}
        data-side="bottom"
        aria-label={t(messages.after)}
        title={t(messages.after)}
        onClick={(event) => ask(event, 1)}
      >
        <IconPlus size={13} />
      </button>
    </>
  )
}
