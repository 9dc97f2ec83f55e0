import type { SiteNote } from '@schemas/editor/entities/note'
import { useT } from '@kit/t'
import type { Locale } from '@schemas/layout/locale'
import { type LocalisedText, pickText } from '@schemas/layout/pick-text'
import { blockEditor } from '@registry/block-kits'
import { cellWord, rowWord } from '../document/name-node'
import { useDocumentNames } from '../find/document-names'
import { openAddress } from '../pages/open-address'
import { openPlace } from '../pages/open-place'
import { useBuilder } from '../state/builder'
import { useSavingOf } from '../state/use-saving'
import { ListNote, PanelNote, SidePanel } from '../ui/side-panel'
import { useMoment } from '../ui/use-moment'
import { fits, NoteFilters } from './note-filters'
import { openNote, useNotesView } from './note-store'
import { NoteText } from './note-text'
import styles from './notes.module.css'
import { useSiteNotes } from './use-notes'

const messages = {
  list: { en: 'Notes for the whole site', th: 'โน้ตทั้งเว็บไซต์' },
  whole: { en: 'The whole page', th: 'ทั้งหน้า' },
  gone: { en: 'Deleted part', th: 'ส่วนที่ลบไปแล้ว' },
  you: { en: 'You', th: 'คุณ' },
  somebody: { en: 'Someone', th: 'ไม่ทราบชื่อ' },
  fresh: { en: 'New', th: 'ใหม่' },
  answers: { en: 'Replies: {count}', th: 'คำตอบ {count}' },
  left: { en: 'Older notes not listed: {count}', th: 'ยังมีโน้ตเก่าที่ไม่ได้แสดงอีก {count} รายการ' },
  open: { en: 'No open notes on the site.', th: 'ไม่มีโน้ตค้างอยู่ในเว็บไซต์' },
  mine: { en: 'No note mentions you or waits for you.', th: 'ไม่มีโน้ตที่พูดถึงคุณหรือรอคุณอยู่' },
  settled: { en: 'No resolved notes yet.', th: 'ยังไม่มีโน้ตที่ปิดแล้ว' },
}

/** Notes of all documents, those with the newest entries first; each links to its part. */
export function SiteNotes() {
  const t = useT()
  const query = useSiteNotes()
  const filter = useNotesView((view) => view.filter)
  const { notes = [], left = 0 } = query.data ?? {}
  const shown = notes.filter(fits[filter])
  return (
    <SidePanel
      head={
        notes.length > 0 && (
          <NoteFilters
            threads={notes}
            value={filter}
            onChange={(next) => useNotesView.setState({ filter: next, led: undefined })}
          />
        )
      }
    >
      <ListNote query={query} empty={shown.length === 0 && t(messages[filter])} />
      {shown.length > 0 && (
        <ul className={styles.threads} aria-label={t(messages.list)}>
          {shown.map((note) => (
            <Entry key={note.id} note={note} />
          ))}
        </ul>
      )}
      {left > 0 && <PanelNote>{t(messages.left, { count: left })}</PanelNote>}
    </SidePanel>
  )
}

function Entry({ note }: { note: SiteNote }) {
  const t = useT()
  const moment = useMoment()
  const { key, payload } = useBuilder()
  const saving = useSavingOf()
  const { entryOf, nameOf } = useDocumentNames()
  const last = note.answers.at(-1) ?? note
  const open = () => {
    if (note.document === key) return openNote(note.id)
    const entry = entryOf(note.document)
    if (entry) openPlace(entry, { here: payload.path, saving, goesOn: { left: 'notes', note: note.id } })
    else
      void openAddress(
        `${payload.path}?edit=${encodeURIComponent(note.document)}&note=${encodeURIComponent(note.id)}`,
        saving,
      )
  }
  return (
    <li>
      <button type="button" className={styles.entry} data-new={note.isNew ? '' : undefined} onClick={open}>
        <span className={styles.where}>
          <strong>{nameOf(note.document)}</strong> · {t(note.node === undefined ? messages.whole : partOf(note))}
          {note.isNew && <span className={styles.fresh}>{t(messages.fresh)}</span>}
        </span>
        <span className={styles.excerpt}>
          <NoteText entry={last} />
        </span>
        <span className={styles.soft}>
          {last.isOwn ? t(messages.you) : (last.by ?? t(messages.somebody))} ·{' '}
          <time dateTime={last.at}>{moment(last.at)}</time>
          {note.answers.length > 0 && <> · {t(messages.answers, { count: note.answers.length })}</>}
        </span>
      </button>
    </li>
  )
}

/** Name of a part in a document that is not open. */
function partOf({ part }: SiteNote): LocalisedText {
  if (!part) return messages.gone
  if (part.name) return part.name
  if (part.types.length === 0) return part.kind === 'row' ? rowWord : cellWord
  const labels = part.types.map((type) => blockEditor(type)?.label ?? type)
  const named = (locale: Locale) => labels.map((label) => pickText(label, locale)).join(', ')
  return { th: named('th'), en: named('en') }
}
