import { IconMessage } from '@tabler/icons-react'
import { useT } from '@kit/t'
import { openLeft, useUi } from '../state/ui-store'
import { askNote } from './note-store'
import styles from './notes.module.css'
import { useNotes } from './use-notes'

const words = {
  notes: { en: 'Notes', th: 'โน้ต' },
  open: { en: 'Notes, {count} open', th: 'โน้ต ค้างอยู่ {count} รายการ' },
}

/** The way to the notes, beside the way of the selection, with how many are open. */
export function NotesButton() {
  const t = useT()
  const isOpen = useUi((state) => state.left === 'notes')
  const count = useNotes().data?.notes.filter(({ settledAt }) => settledAt === undefined).length ?? 0
  return (
    <button type="button" className={styles.count} aria-pressed={isOpen} aria-label={count > 0 ? t(words.open, { count }) : t(words.notes)} onClick={() => (isOpen ? openLeft(null) : count > 0 ? openLeft('notes') : askNote())}>
      <IconMessage size={15} aria-hidden />
      {count > 0 ? count : t(words.notes)}
    </button>
  )
}
