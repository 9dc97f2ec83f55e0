import { Chip } from '@mantine/core'
import type { NoteThread } from '@schemas/editor/entities/note'
import { useT } from '@kit/t'
import styles from './notes.module.css'

const messages = {
  which: { en: 'Which notes', th: 'โน้ตที่แสดง' },
  open: { en: 'Open {count}', th: 'ค้างอยู่ {count}' },
  mine: { en: 'For me {count}', th: 'ถึงฉัน {count}' },
  settled: { en: 'Resolved {count}', th: 'ปิดแล้ว {count}' },
}

export type NoteFilter = 'open' | 'mine' | 'settled'
const filters = ['open', 'mine', 'settled'] as const

const isOpen = ({ settledAt }: NoteThread) => settledAt === undefined
/** Which notes each filter shows. A resolved note concerns nobody any more, once they have seen it. */
export const fits: Record<NoteFilter, (thread: NoteThread) => boolean> = {
  open: isOpen,
  mine: (thread) => thread.isMine && (isOpen(thread) || thread.isNew),
  settled: (thread) => !isOpen(thread),
}

type Props = { threads: readonly NoteThread[]; value: NoteFilter; onChange: (value: NoteFilter) => void }

/** Filters for the list of notes, each with its count. */
export function NoteFilters({ threads, value, onChange }: Props) {
  const t = useT()
  return (
    <Chip.Group value={value} onChange={(next) => onChange(next as NoteFilter)}>
      <div className={styles.filters} role="group" aria-label={t(messages.which)}>
        {filters.map((each) => (
          <Chip key={each} value={each} size="xs" radius="sm">
            {t(messages[each], { count: threads.filter(fits[each]).length })}
          </Chip>
        ))}
      </div>
    </Chip.Group>
  )
}
