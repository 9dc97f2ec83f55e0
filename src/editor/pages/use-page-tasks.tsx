import { notifications } from '@mantine/notifications'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { pageKey, readKey } from '@schemas/layout/document-key'
import { menuOfKey } from '@schemas/layout/menu-section'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { leaveNotice } from '../ui/focus-canvas'
import { useBuilder } from '../state/builder'
import { calls } from '../state/calls'
import { circlesIn } from '../sections/holders'
import { placesOf } from '../sections/places'
import { askSections } from '../state/use-sections'
import { refreshDocuments, useDocuments } from '../state/site-documents'
import { useUi } from '../state/ui-store'
import { useSavingOf } from '../state/use-saving'
import { undoMessage } from '../ui/undo-message'
import { documentAddress } from '../document/document-address'
import { documentTitle } from './document-title'
import { openAddress } from './open-address'
import { openRestore } from './restore-request'
import { distinctTitles } from './distinct-titles'
import { trashMessage } from './trash-message'

const messages = {
  restored: { en: '{name} restored.', th: 'กู้คืน {name} แล้ว' },
  linked: { en: 'Linked from {count}: {names}', th: 'มีลิงก์มายังหน้านี้จาก {count} แห่ง: {names}' },
  shown: { en: 'It is shown in {count} places: {names}', th: 'ส่วนนี้แสดงอยู่ {count} แห่ง: {names}' },
  shownOnce: { en: 'It is shown in: {names}', th: 'ส่วนนี้แสดงอยู่ที่: {names}' },
  circle: {
    en: '{name} was restored, but contains itself through another section. Visitors will see nothing in that place.',
    th: 'กู้คืน {name} แล้ว แต่ส่วนนี้แสดงตัวเองซ้อนอยู่ผ่านส่วนอื่น ผู้เยี่ยมชมจะไม่เห็นอะไรตรงจุดนั้น',
  },
  undo: { en: 'Undo', th: 'เลิกทำ' },
}

const isSection = ({ key }: DocumentEntry) => readKey(key).kind === 'section' && menuOfKey(key) === undefined

const noteOf = ({ key }: DocumentEntry) => `trash ${key}`

/** Most linking places named. */
const maxNamed = 4

/** Immediate page actions that can be undone as quickly. */
export function usePageTasks() {
  const t = useT()
  const { key, payload, say: notify } = useBuilder()
  const saving = useSavingOf()
  const locale = useUi((state) => state.locale)
  const documents = useDocuments().data?.documents
  const name = (entry: DocumentEntry) => documentTitle(entry, locale, t)

  const namesOf = (entries: readonly Pick<DocumentEntry, 'key' | 'title'>[]) =>
    `${distinctTitles(entries.map((each) => ({ key: each.key, title: documentTitle(each, locale, t) })))
      .slice(0, maxNamed)
      .join(', ')}${entries.length > maxNamed ? '…' : ''}`

  const attempt = async (run: () => Promise<unknown>, handled?: (error: GatewayError) => boolean): Promise<boolean> => {
    try {
      await run()
      return true
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      if (!handled?.(error)) notify(error.message, 'error')
      return false
    } finally {
      await refreshDocuments()
    }
  }

  const restore = async (entry: DocumentEntry) => {
    const isTaken = (error: GatewayError) => {
      if (error.code !== 'address_taken') return false
      openRestore(entry)
      return true
    }
    let restored: string = entry.key
    const isDone = await attempt(async () => {
      restored = (await callGateway(calls.restore, { key: entry.key })).key
    }, isTaken)
    if (!isDone) return
    // The page has been restored, by whatever means: hide its notice.
    notifications.hide(noteOf(entry))
    const isCircle = isSection(entry) && circlesIn(await askSections()).has(entry.key)
    if (restored !== entry.key && entry.key === key) {
      const path = restored.slice(pageKey('').length)
      void openAddress(documentAddress({ ...entry, key: restored, path, trashed: false }, payload.path), saving)
    }
    notify(t(isCircle ? messages.circle : messages.restored, { name: name(entry) }), isCircle ? 'error' : 'info')
  }

  const trash = async (entry: DocumentEntry) => {
    if (entry.key === key) await saving.flush()
    const places = isSection(entry) ? placesOf(entry.key, await askSections()) : []
    let links: readonly Pick<DocumentEntry, 'key' | 'title'>[] = []
    const isDone = await attempt(async () => {
      links = (await callGateway(calls.trash, { key: entry.key })).linkedFrom ?? []
    })
    if (!isDone) return
    const id = noteOf(entry)
    const undo = () => {
      notifications.hide(id)
      leaveNotice()
      void restore(entry)
    }
    const shownIn = places.map(
      ({ key: place }) => documents?.find((each) => each.key === place) ?? { key: place, title: '' },
    )
    const more = [
      ...(links.length > 0 ? [t(messages.linked, { count: links.length, names: namesOf(links) })] : []),
      ...(shownIn.length > 0
        ? [
            t(shownIn.length === 1 ? messages.shownOnce : messages.shown, {
              count: shownIn.length,
              names: namesOf(shownIn),
            }),
          ]
        : []),
    ]
    const message = [t(trashMessage(entry), { name: name(entry) }), ...more].join(' ')
    // A broken link or a missing part deserves more time to read.
    notifications.show({
      id,
      color: 'dark',
      autoClose: more.length > 0 ? 15_000 : 8000,
      message: undoMessage(message, t(messages.undo), undo),
    })
  }

  return { trash, restore }
}
