import { notifications } from '@mantine/notifications'
import type { Boot } from '@schemas/boot'
import type { StaleDetails } from '@schemas/entities/document'
import type { FlatPage } from '@schemas/layout/flat/flat'
import type { LocalisedText } from '@schemas/layout/text'
import type { Payload } from '@schemas/layout/render'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { mergePages } from '../document/merge'
import { readDocument, writeDocument } from '../document/read-document'
import { refuseChanges } from '../document/refuse-changes'
import { translate } from '@kit/t'
import type { Opened } from '../open-document'
import { askDataOf } from './ask-data'
import type { Builder } from './builder'
import { type OpenConflict, useConflict } from './conflict'
import { ownPlace } from './own-place'
import { calls } from './calls'
import { type DeviceCopy, settleDeviceCopy, writeDeviceCopy } from './device-copy'
import { DocumentStore } from './document-store'
import { failedSave } from './failed-save'
import { type SaveOutcome, Saving } from './saving'
import { undoMessage } from '../ui/undo-message'

export type OpenBuilder = { builder: Builder; saving: Saving }

type Given = { documentKey: string; opened: Opened; page: FlatPage; copy: DeviceCopy | undefined; boot: Boot; payload: Payload; announce: (text: string) => void; /** What the copy of this device goes back to, where that is not `page`. */ copyBase?: FlatPage | undefined }

const words = {
  undo: { en: 'Undo', th: 'เลิกทำ' },
  restored: { en: 'Your unsaved changes were kept on this device and are back.', th: 'การแก้ไขที่ยังไม่ได้บันทึกถูกเก็บไว้ในเครื่องนี้และกลับมาแล้ว' },
}

/** Joins the document, its saving and the words said about both into what the builder's parts work with. */
export function openBuilder({ documentKey, opened, page, copy, boot, payload, announce, copyBase }: Given): OpenBuilder {
  // What this device kept is newer than what the gateway has, when its last save did not get through.
  const kept = copy?.unsaved ? readDocument(documentKey, copy.content)?.page : undefined
  const store = new DocumentStore(kept ?? page, (changes) => refuseChanges(changes, boot.session.role))
  if (copy && (kept || copy.version === opened.version)) store.restoreHistory(copy.history)
  /** As the gateway last had it: what both sides' changes are counted from. */
  let base: FlatPage = { ...(kept && copyBase ? copyBase : page) }
  base.nodes = new Map(base.nodes)
  let sent: FlatPage | undefined
  let takesTheme = false

  const t = (text: LocalisedText) => translate(text, boot.locale)
  const snapshot = (): FlatPage => ({ ...store.page, nodes: new Map(store.page.nodes) })

  const keep = (unsaved: boolean) =>
    writeDeviceCopy(boot.site.id, { key: documentKey, version: saving.version, content: writeDocument(documentKey, store.page), history: store.history, unsaved, at: Date.now() })

  const save = async (version: number, label?: string): Promise<SaveOutcome> => {
    sent = snapshot()
    try {
      const answer = await callGateway(calls.save, { key: documentKey, base: version, content: writeDocument(documentKey, sent), ...(label ? { label } : {}), ...(takesTheme ? { takesTheme } : {}) })
      takesTheme = false
      base = sent
      return { kind: 'saved', ...answer }
    } catch (error) {
      const stale = error instanceof GatewayError && error.status === 409 ? (error.details as Partial<StaleDetails> | undefined) : undefined
      if (stale?.version !== undefined) return { kind: 'stale', version: stale.version, content: stale.content, ...(stale.updatedBy ? { by: stale.updatedBy } : {}) }
      return failedSave(error)
    }
  }

  const merge = ({ version, content, by }: { version: number; content: unknown; by?: string }): boolean => {
    const theirs = readDocument(documentKey, content)?.page
    if (!theirs) return false
    const merged = mergePages(base, store.page, theirs)
    if (!merged.ok) {
      const resolve: OpenConflict['resolve'] = (choose) => {
        const decided = mergePages(base, store.page, theirs, choose)
        useConflict.setState({ open: undefined, isShown: false })
        // Something new came between: the next save finds it and asks again.
        if (!decided.ok) return saving.touch()
        store.merge(decided.changes)
        base = theirs
        saving.resolve(version)
      }
      useConflict.setState({ open: { base, mine: snapshot(), theirs, version, list: merged.conflicts, resolve, ...(by ? { by } : {}) }, isShown: true })
      return false
    }
    useConflict.setState({ open: undefined, isShown: false })
    store.merge(merged.changes)
    base = theirs
    return true
  }

  const say: Builder['say'] = (text, tone = 'info') => {
    notifications.show({ message: t(text), color: tone === 'error' ? 'red' : 'dark', withCloseButton: true })
  }

  const builder: Builder = {
    key: documentKey,
    store,
    boot,
    payload: ownPlace(payload, documentKey, page),
    opened,
    ask: askDataOf(boot),
    edit: (label, recipe, key) => {
      const refused = store.dispatch(label, recipe, key)
      if (refused) say(refused, 'error')
      return !refused
    },
    announce: (text) => announce(t(text)),
    takesTheme: () => {
      takesTheme = true
      saving.touch()
    },
    say,
    offerUndo: (text) => {
      const id = `undo ${store.revision}`
      notifications.show({ id, color: 'dark', autoClose: 6000, message: undoMessage(t(text), t(words.undo), () => (store.undo(), notifications.hide(id))) })
    },
  }

  const saving = new Saving({
    store,
    version: copy && kept ? copy.version : opened.version,
    save,
    merge,
    refused: (message) => say(message, 'error'),
    keep: () => keep(true),
    // What this device has need not be written whole again: a long page would hold up what comes after its save.
    drop: (isKept) => (isKept ? settleDeviceCopy(boot.site.id, documentKey, saving.version) : keep(false)),
  })
  if (kept) {
    // Counted from what the gateway had when it was kept; when it has another one by now, the save finds out and merges.
    saving.touch()
    say(words.restored)
  }
  return { builder, saving }
}
