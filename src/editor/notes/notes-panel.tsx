import { useEffect, useRef, useState } from 'react'
import { useT } from '@kit/t'
import { partKind } from '../document/kind-words'
import { partName } from '../document/name-node'
import { useBuilder } from '../state/builder'
import { useDocument } from '../state/use-document'
import { useUi } from '../state/ui-store'
import { ActionButton } from '../ui/action-button'
import { ListNote, SidePanel } from '../ui/side-panel'
import { NoteForm } from './note-form'
import { useAskedNote } from './note-store'
import { NoteThreads } from './note-threads'
import styles from './notes.module.css'
import { useNotes } from './use-notes'

const words = {
  on: { en: 'Note on: {part}', th: 'โน้ตถึงทีมเรื่อง: {part}' },
  page: { en: 'the whole page', th: 'ทั้งหน้า' },
  add: { en: 'Add the note', th: 'เพิ่มโน้ต' },
  open: { en: 'Open', th: 'ค้างอยู่' },
  settled: { en: 'Resolved ({count})', th: 'ปิดแล้ว ({count})' },
  show: { en: 'Show resolved ones ({count})', th: 'แสดงที่ปิดแล้ว ({count})' },
  hide: { en: 'Hide resolved ones', th: 'ซ่อนที่ปิดแล้ว' },
  none: { en: 'No open notes. Select a part of the page and write to the others who edit it; visitors see nothing of it.', th: 'ไม่มีโน้ตค้างอยู่ เลือกส่วนหนึ่งในหน้าเพื่อเขียนถึงทีมที่แก้ไขหน้านี้ ผู้เยี่ยมชมจะไม่เห็น' },
}

/** What those who edit the document note on it for each other: written, answered and settled here. */
export function NotesPanel() {
  const t = useT()
  const { key, store } = useBuilder()
  const chosen = useUi((state) => state.selection.at(-1))
  const query = useNotes()
  const [hasSettled, setSettled] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const isAsked = useAskedNote((state) => state.isAsked)
  useEffect(() => {
    if (!isAsked) return
    useAskedNote.setState({ isAsked: false })
    field.current?.focus()
  }, [isAsked])
  // What a part is called, and whether it is there, changes with the page.
  const node = useDocument(() => (chosen === undefined ? undefined : store.get(chosen)))
  const kind = partKind(key)
  const notes = query.data?.notes ?? []
  const open = notes.filter(({ settledAt }) => settledAt === undefined)
  const settled = notes.filter(({ settledAt }) => settledAt !== undefined)

  return (
    <SidePanel>
      <div data-notes>
        <NoteForm key={key} field={field} label={t(words.on, { part: node ? t(partName(store.page.nodes, node)) : kind ? t(kind) : t(words.page) })} action={t(words.add)} node={node?.fields.id} />
        <ListNote query={query} empty={open.length === 0 && t(words.none)} />
        <NoteThreads label={t(words.open)} threads={open} />
        {settled.length > 0 && (
          <div className={styles.settled}>
            <ActionButton isSmall look="default" aria-expanded={hasSettled} onClick={() => setSettled(!hasSettled)}>
              {hasSettled ? t(words.hide) : t(words.show, { count: settled.length })}
            </ActionButton>
            {hasSettled && <NoteThreads label={t(words.settled, { count: settled.length })} threads={settled} />}
          </div>
        )}
      </div>
    </SidePanel>
  )
}
