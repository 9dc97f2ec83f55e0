import { notifications } from '@mantine/notifications'
import type { DocumentEntry } from '@schemas/entities/document'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { useBuilder } from '../state/builder'
import { calls } from '../state/calls'
import { refreshDocuments } from '../state/site-documents'
import { useUi } from '../state/ui-store'
import { useSavingOf } from '../state/use-saving'
import { undoMessage } from '../ui/undo-message'
import { documentTitle } from './document-title'
import { trashWords } from './trash-words'

const words = {
  restored: { en: '{name} is back.', th: 'นำ {name} กลับมาแล้ว' },
  linked: { en: 'Links lead to it from {count}: {names}', th: 'มีลิงก์มายังหน้านี้จาก {count} แห่ง: {names}' },
  undo: { en: 'Undo', th: 'เลิกทำ' },
}

/** So many places that lead to a page are named. */
const mostNamed = 4

/** What is done to a page at once and can be taken back as quickly. */
export function usePageTasks() {
  const t = useT()
  const { key, say } = useBuilder()
  const saving = useSavingOf()
  const locale = useUi((state) => state.locale)
  const name = (entry: DocumentEntry) => documentTitle(entry, locale, t)

  const namesOf = (entries: readonly Pick<DocumentEntry, 'key' | 'title'>[]) => `${entries.slice(0, mostNamed).map((each) => documentTitle(each, locale, t)).join(', ')}${entries.length > mostNamed ? '…' : ''}`

  const attempt = async (run: () => Promise<unknown>): Promise<boolean> => {
    try {
      await run()
      return true
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      say(error.message, 'error')
      return false
    } finally {
      await refreshDocuments()
    }
  }

  const restore = async (entry: DocumentEntry) => {
    if (await attempt(() => callGateway(calls.restore, { key: entry.key }))) say(t(words.restored, { name: name(entry) }))
  }

  const trash = async (entry: DocumentEntry) => {
    if (entry.key === key) await saving.flush()
    let links: readonly Pick<DocumentEntry, 'key' | 'title'>[] = []
    const isDone = await attempt(async () => {
      links = (await callGateway(calls.trash, { key: entry.key })).linkedFrom ?? []
    })
    if (!isDone) return
    const id = `trash ${entry.key}`
    const undo = () => {
      notifications.hide(id)
      void restore(entry)
    }
    // A link that ends nowhere is worth the time to read of it.
    const said = [t(trashWords(entry), { name: name(entry) }), ...(links.length > 0 ? [t(words.linked, { count: links.length, names: namesOf(links) })] : [])].join(' ')
    notifications.show({ id, color: 'dark', autoClose: links.length > 0 ? 15_000 : 8000, message: undoMessage(said, t(words.undo), undo) })
  }

  return { trash, restore }
}
