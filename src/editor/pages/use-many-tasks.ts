import { notifications } from '@mantine/notifications'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { leaveNotice } from '../ui/focus-canvas'
import { useBuilder } from '../state/builder'
import { calls } from '../state/calls'
import { refreshDocuments } from '../state/site-documents'
import { useUi } from '../state/ui-store'
import { useSavingOf } from '../state/use-saving'
import { undoMessage } from '../ui/undo-message'
import { documentTitle } from './document-title'

const messages = {
  trashed: {
    en: 'Moved to trash: {count}. Visitors stop seeing them when you publish.',
    th: 'ย้ายไปถังขยะ {count} รายการ เมื่อเผยแพร่แล้ว ผู้เยี่ยมชมจะไม่เห็นอีก',
  },
  linked: { en: 'Still linked from: {names}', th: 'ยังมีลิงก์มาจาก: {names}' },
  restored: { en: 'Restored: {count}.', th: 'กู้คืนจากถังขยะแล้ว {count} รายการ' },
  failed: { en: '{name}: {reason}', th: '{name}: {reason}' },
  undo: { en: 'Undo', th: 'เลิกทำ' },
}

/** Most linking places named. */
const maxNamed = 4

/** Bulk actions on documents. A failure in one, reported with its reason, does not stop the others. */
export function useManyTasks() {
  const t = useT()
  const { key, say: notify } = useBuilder()
  const saving = useSavingOf()
  const locale = useUi((state) => state.locale)
  const name = (entry: Pick<DocumentEntry, 'key' | 'title' | 'path'>) => documentTitle(entry, locale, t)

  /** Returns the documents on which it succeeded. */
  const each = async <T>(
    entries: readonly DocumentEntry[],
    act: (entry: DocumentEntry) => Promise<T>,
  ): Promise<{ entry: DocumentEntry; answer: T }[]> => {
    const done: { entry: DocumentEntry; answer: T }[] = []
    for (const entry of entries) {
      try {
        done.push({ entry, answer: await act(entry) })
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error
        notify(t(messages.failed, { name: name(entry), reason: error.message }), 'error')
      }
    }
    await refreshDocuments()
    return done
  }

  const restore = async (entries: readonly DocumentEntry[]) => {
    const done = await each(entries, (entry) => callGateway(calls.restore, { key: entry.key }))
    if (done.length > 0) notify(t(messages.restored, { count: done.length }))
  }

  const trash = async (entries: readonly DocumentEntry[]) => {
    if (entries.some((entry) => entry.key === key)) await saving.flush()
    const done = await each(entries, (entry) => callGateway(calls.trash, { key: entry.key }))
    if (done.length === 0) return
    const gone = new Set(done.map(({ entry }) => entry.key))
    // Links from documents that were trashed along need no warning.
    const leading = new Map(
      done
        .flatMap(({ answer }) => answer.linkedFrom ?? [])
        .filter((from) => !gone.has(from.key))
        .map((from) => [from.key, name(from)]),
    )
    const links = [...leading.values()]
    const message = [
      t(messages.trashed, { count: done.length }),
      ...(links.length > 0
        ? [t(messages.linked, { names: `${links.slice(0, maxNamed).join(', ')}${links.length > maxNamed ? '…' : ''}` })]
        : []),
    ].join(' ')
    const id = `trash ${[...gone].join(' ')}`
    const undo = () => {
      notifications.hide(id)
      leaveNotice()
      void restore(done.map(({ entry }) => entry))
    }
    notifications.show({ id, color: 'dark', autoClose: 15_000, message: undoMessage(message, t(messages.undo), undo) })
  }

  return { trash, restore }
}
