import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { NoteThread } from '@schemas/editor/entities/note'
import { useShallow } from 'zustand/react/shallow'
import { useT } from '@kit/t'
import { partKind } from '../document/kind-names'
import { partName } from '../document/name-node'
import { useBuilder } from '../state/builder'
import { seeNodes } from '../canvas/show-node'
import { useDocument } from '../state/use-document'
import { useUi } from '../state/ui-store'
import { ListNote, PanelNote, SidePanel } from '../ui/side-panel'
import { NoMailNote } from './no-mail-note'
import { fits, type NoteFilter, NoteFilters } from './note-filters'
import { NoteForm } from './note-form'
import { useNotesView } from './note-store'
import { NoteThreads } from './note-threads'
import { useNotes } from './use-notes'

const messages = {
  on: { en: 'Note on: {part}', th: 'โน้ตถึงทีมเรื่อง: {part}' },
  page: { en: 'the whole page', th: 'ทั้งหน้า' },
  add: { en: 'Add note', th: 'เพิ่มโน้ต' },
  open: { en: 'Open', th: 'ค้างอยู่' },
  mine: { en: 'For me', th: 'ถึงฉัน' },
  settled: { en: 'Resolved', th: 'ปิดแล้ว' },
  none: {
    en: 'No open notes. Select a part of the page and write to the other editors; visitors never see notes.',
    th: 'ไม่มีโน้ตค้างอยู่ เลือกส่วนหนึ่งในหน้าเพื่อเขียนถึงทีมที่แก้ไขหน้านี้ ผู้เยี่ยมชมจะไม่เห็น',
  },
  noneMine: { en: 'No notes here mention you or wait for you.', th: 'ไม่มีโน้ตที่พูดถึงคุณหรือรอคุณอยู่ในหน้านี้' },
  noneSettled: { en: 'No resolved notes yet.', th: 'ยังไม่มีโน้ตที่ปิดแล้ว' },
  gone: { en: 'This note was deleted.', th: 'โน้ตนี้ลบไปแล้ว' },
}
const empty: Record<NoteFilter, { en: string; th: string }> = {
  open: messages.none,
  mine: messages.noneMine,
  settled: messages.noneSettled,
}

/** Notes of the open document: to write, answer and resolve. */
export function PageNotes() {
  const t = useT()
  const { key, store } = useBuilder()
  const chosen = useUi((state) => state.selection.at(-1))
  const query = useNotes()
  const field = useRef<HTMLTextAreaElement>(null)
  const {
    isAsked: isRequested,
    filter,
    led,
  } = useNotesView(useShallow((view) => ({ isAsked: view.isRequested, filter: view.filter, led: view.led })))
  useEffect(() => {
    if (!isRequested) return
    useNotesView.setState({ isRequested: false })
    field.current?.focus()
  }, [isRequested])
  // The name of a part, and whether it exists, changes with the page.
  const node = useDocument(() => (chosen === undefined ? undefined : store.get(chosen)))
  const kind = partKind(key)
  const notes = query.data?.notes ?? []
  const asCame = useInitialNewFlags(notes)
  const shown = notes.filter((thread) => fits[filter](asCame(thread)))
  const isGone = led?.isGone === true
  useLed()

  return (
    <SidePanel
      head={
        notes.length > 0 && (
          <NoteFilters
            threads={notes.map(asCame)}
            value={filter}
            onChange={(next) => useNotesView.setState({ filter: next, led: undefined })}
          />
        )
      }
    >
      <div data-notes>
        <NoteForm
          key={key}
          field={field}
          label={t(messages.on, {
            part: node ? t(partName(store.page.nodes, node)) : kind ? t(kind) : t(messages.page),
          })}
          action={t(messages.add)}
          node={node?.fields.id}
        />
        {query.data?.sends === false && <NoMailNote />}
        {isGone && <PanelNote role="status">{t(messages.gone)}</PanelNote>}
        <ListNote query={query} empty={!isGone && shown.length === 0 && t(empty[filter])} />
        <NoteThreads key={filter} label={t(messages[filter])} threads={shown} led={isGone ? undefined : led?.thread} />
      </div>
    </SidePanel>
  )
}

/**
 * Keeps a thread's "new" flags as they were when the list was rendered: otherwise a thread that has just been seen
 * would disappear while it is read.
 */
function useInitialNewFlags(threads: readonly NoteThread[]): (thread: NoteThread) => NoteThread {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const more = threads.filter(({ id, isNew }) => isNew && !fresh.has(id))
  if (more.length > 0) setFresh(new Set([...fresh, ...more.map(({ id }) => id)]))
  return (thread) => (fresh.has(thread.id) ? { ...thread, isNew: true } : thread)
}

/**
 * Selects the part of the requested note on the canvas and shows the list that contains it, once the notes are loaded.
 */
function useLed(): void {
  const { store } = useBuilder()
  const query = useNotes()
  const requestedThread = useNotesView((view) => view.thread)
  // A note written just now may be missing from an earlier answer.
  const isKnown = query.data !== undefined && !query.isFetching
  const lead = useEffectEvent((id: string) => {
    const found = query.data?.notes.find(
      (thread) => thread.id === id || thread.answers.some((answer) => answer.id === id),
    )
    useNotesView.setState({
      thread: undefined,
      led: { thread: found?.id ?? id, isGone: !found },
      ...(found ? { filter: found.settledAt === undefined ? 'open' : 'settled' } : {}),
    })
    if (found?.node !== undefined && store.get(found.node)) seeNodes(store, [found.node])
  })
  useEffect(() => {
    if (requestedThread !== undefined && isKnown) lead(requestedThread)
  }, [requestedThread, isKnown])
}
