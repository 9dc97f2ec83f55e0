import { IconMessage } from '@tabler/icons-react'
import { useT } from '@kit/t'
import { openLeft, useUi } from '../state/ui-store'
import { VisuallyHidden } from '../ui/visually-hidden'
import { openNewNote, useNotesView } from './note-store'
import styles from './notes.module.css'
import { useNotes } from './use-notes'

const messages = {
  notes: { en: 'Notes', th: 'โน้ต' },
  open: { en: 'Notes, {count} open', th: 'โน้ต ค้างอยู่ {count} รายการ' },
  fresh: { en: '{notes}, {count} new to you', th: '{notes} ใหม่สำหรับคุณ {count} รายการ' },
  news: { en: '{count} new', th: 'ใหม่ {count}' },
}

/**
 * Button to open the notes, next to the breadcrumb, with the number of open ones and of those with something new for
 * this person: here, or elsewhere on the site.
 */
export function NotesButton() {
  const t = useT()
  const isOpen = useUi((state) => state.left === 'notes')
  const { notes = [], elsewhere = 0 } = useNotes().data ?? {}
  const count = notes.filter(({ settledAt }) => settledAt === undefined).length
  const here = notes.filter(({ isNew }) => isNew).length
  const isNewOpen = notes.some(({ isNew, settledAt }) => isNew && settledAt === undefined)
  const fresh = here + elsewhere
  const label = count > 0 ? t(messages.open, { count }) : t(messages.notes)
  const press = () => {
    if (isOpen) return openLeft(null)
    // Opens the list that has the new entries. Elsewhere on the site, and among resolved notes, only entries that
    // concern this person count as new.
    if (fresh > 0)
      useNotesView.setState(
        here > 0 ? { of: 'page', filter: isNewOpen ? 'open' : 'mine' } : { of: 'site', filter: 'mine' },
      )
    if (count > 0 || fresh > 0) openLeft('notes')
    else openNewNote()
  }
  return (
    <button type="button" className={styles.count} aria-pressed={isOpen} onClick={press}>
      <IconMessage size={15} aria-hidden />
      {/* The visible text says the same in a shorter form. */}
      <span aria-hidden>{count > 0 ? count : t(messages.notes)}</span>
      {fresh > 0 && (
        <span className={styles.fresh} aria-hidden>
          {t(messages.news, { count: fresh })}
        </span>
      )}
      <VisuallyHidden>{fresh > 0 ? t(messages.fresh, { notes: label, count: fresh }) : label}</VisuallyHidden>
    </button>
  )
}
