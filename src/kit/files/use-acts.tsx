import { type ReactNode, useMemo, useRef, useState } from 'react'
import {
  deletionFailedReason, downloaded, downloadFailed, fileDeleted, fileDeleteFailed, fileMaybeKept, folderCreated, folderCreateFailed, folderCreateUnexpected, folderDeleted, folderDeleteError, folderDeleteFailed, folderMoved, folderMoveError,
  folderMoveFailed, listFailed, renamed, renameFailed, renameUnexpected, rootFolder,
} from '@schemas/errors'
import type { Drive, FileItem, Placed, Placing } from '@schemas/entities/file-item'
import type { LocalisedText } from '@schemas/layout/text'
import { useLocale } from '../boot'
import { formatBytes, formatNumber } from '../format'
import { translate } from '../t'
import { confirmDialog, promptDialog } from '../ui/overlay/dialogs'
import { hideToast, showToast } from '../ui/overlay/toasts'
import { awaitSaved } from './await-saved'
import { askConflicts } from './conflict/ask-conflicts'
import { tellFilesChanged, tellFilesGone } from './file-changes'
import { type FileClipboard, heldFiles, holdFiles } from './file-clipboard'
import { allInParts, atOnce, inParts } from './in-parts'
import { type Asking, lastingMs, longActs } from './long-acts'
import { isUnreadable, reasonOf, wasLost, withReason } from './lost-answer'
import { nameProblem } from './name-problem'
import { bringBack, idsOf, moveBack, placeItems } from './place-items'
import { saveFile } from './save-file'
import { texts } from './texts'
import styles from './toast-act.module.css'
import { useFiles } from './use-files'

/** How long an act can be taken back by its toast (ms). */
const undoMs = 8000

export type Acts = ReturnType<typeof useActs>
type Folder = { id: string; name: string }

/** All that can be done with files, each with its words, its way back and its questions. */
export function useActs() {
  const locale = useLocale()
  const { client, show, lastAct } = useFiles()
  /** What is being done that takes more than one question. */
  const [busy] = useState(() => new Set<{ words: LocalisedText }>())
  const pasting = useRef<FileClipboard>(undefined)

  return useMemo(() => {
    const t = (text: LocalisedText, values?: Record<string, string | number>) => translate(text, locale, values)
    const named = (items: readonly FileItem[]) => (items.length === 1 ? (items[0]?.name ?? '') : t(texts.items, { count: items.length }))
    const counted = (items: readonly FileItem[]) => (items.length === 1 ? `“${items[0]?.name ?? ''}”` : t(texts.items, { count: items.length }))
    const failed = (words: LocalisedText, error: unknown, values: Record<string, string> = {}) => {
      const reason = reasonOf(error)
      const said = t(words, { ...values, message: reason, reason })
      showToast(reason && !said.includes(reason) ? withReason(said, reason) : said, { tone: 'error', duration: 6000 })
    }
    /** A refusal has its reason; of what was not answered nobody knows whether it was done. */
    const failedOr = (refused: LocalisedText, unanswered: LocalisedText, error: unknown, values: Record<string, string> = {}) => failed(wasLost(error) ? unanswered : refused, error, values)
    const say = (message: string) => void showToast(message, { tone: 'success' })
    /** Says what was done, with a button that takes it back. With none, "undo" takes nothing back: it would be an act before this one. */
    const done = (message: string, undo?: () => Promise<unknown>) => {
      lastAct.forget()
      if (!undo) return say(message)
      const run = async () => {
        lastAct.forget(run)
        hideToast(id)
        try {
          await undo()
          say(t(texts.undone))
        } catch (error) {
          failed(texts.restoreFailed, error)
        }
        tellFilesChanged()
      }
      const id = showToast(<Undoable words={message} label={t(texts.undo)} onUndo={() => void run()} />, { tone: 'success', duration: undoMs })
      lastAct.hold(run)
    }
    const { mayBegin, telling, during } = longActs(t, lastAct, busy)
    const place = (asking: Asking, items: readonly FileItem[], to: Folder, send: (placing: Placing) => Promise<Placed>, conflict?: Placing['conflict']) =>
      placeItems((open) => asking(() => askConflicts(show, open, to.name)), items, to, send, conflict)
    /** Of many, those that the person may change: one that is somebody else's keeps none of theirs from going. */
    const changeable = (items: readonly FileItem[]): readonly FileItem[] => {
      const own = items.filter(({ can }) => can.change)
      if (own.length === 0 || own.length === items.length) return items
      showToast(t(texts.notYours, { count: items.length - own.length }))
      return own
    }
    /** Moves, and says how it went: those that went, and whether nothing is left of what was asked. */
    const moveAll = async (items: readonly FileItem[], to: Folder): Promise<{ moved: FileItem[]; isDone: boolean }> => {
      const going = changeable(items.filter((item) => item.parent !== to.id && item._id !== to.id))
      if (going.length === 0) return { moved: [], isDone: true }
      const answer = await during(texts.moving, going.length, (asking) => place(asking, going, to, client.move))
      if (!answer) return { moved: [], isDone: false }
      const { placed: moved, replaced, failure } = answer
      tellFilesChanged()
      tellFilesGone(idsOf(moved))
      const [first] = moved
      if (first) {
        const before = new Map(going.map((item) => [item._id, item]))
        done(moved.length === 1 && first.type === 'folder' ? t(folderMoved) : t(texts.moved, { count: counted(moved), folder: to.name }), () => moveBack(client, moved, before, replaced))
      }
      if (failure) failedOr(folderMoveFailed, folderMoveError, failure.error)
      return { moved, isDone: failure === undefined }
    }

    /** Says how a download ended that the browser makes by itself; of one that nobody let begin there is nothing to say. */
    const tellSaved = async (address: string, words?: string): Promise<void> => {
      const end = await awaitSaved(client, address)
      if (end === 'failed') failed(downloadFailed, undefined)
      else if (end === 'ended' && words !== undefined) say(words)
    }

    const notPurged = (error: unknown, name: string) => failedOr(deletionFailedReason, fileMaybeKept, error, { name })

    const acts = {
      counted,
      failed,
      mayBegin,
      /** All that is chosen, of which some may have to be read; nothing, and that in words, where it cannot be. */
      chosenOf: async (from: { chosenCount: number; readChosen: () => Promise<FileItem[]> }): Promise<FileItem[]> => {
        try {
          return await telling(texts.readingAll, from.chosenCount, from.readChosen)
        } catch (error) {
          failed(listFailed, error)
          return []
        }
      },
      newFolder: async (parent: Folder): Promise<Folder | undefined> => {
        const name = await promptDialog(t(texts.folderName), { title: t(texts.newFolder), initial: t(texts.newFolder), ok: t(texts.create), validate: (value) => nameProblem(value, t) })
        if (name === null) return undefined
        const isRoot = ['mine', 'organisation', 'media'].includes(parent.id)
        try {
          lastAct.forget()
          const { id } = await client.newFolder(name.trim(), parent.id, isRoot ? '' : parent.name)
          tellFilesChanged()
          if (!id) {
            failed(folderCreateUnexpected, undefined)
            return undefined
          }
          done(t(folderCreated, { name: name.trim(), parent: isRoot ? t(rootFolder) : parent.name }))
          return { id, name: name.trim() }
        } catch (error) {
          failed(isUnreadable(error) ? folderCreateUnexpected : folderCreateFailed, error)
          return undefined
        }
      },
      rename: async (item: FileItem, name: string): Promise<boolean> => {
        const wanted = name.trim()
        if (wanted === item.name) return true
        try {
          lastAct.forget()
          const answer = await client.rename(item._id, wanted)
          tellFilesChanged()
          if (!answer.name) {
            failed(renameUnexpected, undefined)
            return true
          }
          done(t(renamed, { name: answer.name }), () => client.rename(item._id, item.name))
          return true
        } catch (error) {
          failed(isUnreadable(error) ? renameUnexpected : renameFailed, error)
          return false
        }
      },
      move: async (items: readonly FileItem[], to: Folder): Promise<FileItem[]> => (await moveAll(items, to)).moved,
      copy: async (items: readonly FileItem[], to: Folder, conflict?: Placing['conflict']): Promise<FileItem[]> => {
        const answer = await during(texts.copying, items.length, (asking) => place(asking, items, to, client.copy, conflict))
        if (!answer) return []
        const { placed: copied, replaced, failure } = answer
        tellFilesChanged()
        if (copied.length > 0)
          done(t(texts.copiedTo, { count: counted(copied), folder: to.name }), async () => {
            await allInParts(copied, (part) => client.trash(idsOf(part)))
            await bringBack(client, replaced)
          })
        if (failure) failed(texts.copyFailed, failure.error)
        return copied
      },
      /** Those that went. */
      trash: async (items: readonly FileItem[]): Promise<readonly FileItem[]> => {
        const going = changeable(items)
        const [first] = going
        if (!first) return []
        const isFolder = going.length === 1 && first.type === 'folder'
        const answer = await during(texts.deleting, going.length, () => inParts(going, (part) => (part.length === 1 && part[0] ? client.remove(part[0]) : client.trash(idsOf(part)))))
        if (!answer) return []
        const { went, failure } = answer
        tellFilesChanged()
        tellFilesGone(idsOf(went))
        if (went.length > 0) done(isFolder ? t(folderDeleted) : went.length === 1 ? t(fileDeleted, { name: first.name }) : t(texts.deletedMany, { count: counted(went) }), () => bringBack(client, idsOf(went)))
        const left = going.slice(went.length)
        if (failure) failedOr(isFolder ? folderDeleteFailed : fileDeleteFailed, isFolder ? folderDeleteError : fileMaybeKept, failure.error, { name: named(left) })
        return went
      },
      restore: async (items: readonly FileItem[]): Promise<void> => {
        const answer = await during(texts.restoring, items.length, () => inParts(items, (part) => client.restore(idsOf(part))))
        if (!answer) return
        const { went, failure } = answer
        tellFilesGone(idsOf(went))
        if (went.length > 0) done(t(texts.restored, { count: counted(went) }), () => allInParts(went, (part) => client.trash(idsOf(part))))
        if (failure) failed(texts.restoreFailed, failure.error)
        tellFilesChanged()
      },
      purge: async (items: readonly FileItem[]): Promise<readonly FileItem[]> => {
        if (!mayBegin()) return []
        if (!(await confirmDialog(t(texts.purgeAsk, { count: counted(items) }), { title: t(texts.purge), ok: t(texts.purge), isDangerous: true }))) return []
        const answer = await during(texts.deleting, items.length, () => inParts(items, (part) => client.purge(idsOf(part))))
        if (!answer) return []
        const { went, failure } = answer
        tellFilesGone(idsOf(went))
        if (went.length > 0) done(t(texts.purged, { count: counted(went) }))
        if (failure) notPurged(failure.error, named(items.slice(went.length)))
        tellFilesChanged()
        return went
      },
      emptyTrash: async (drive: Drive): Promise<void> => {
        if (!(await confirmDialog(t(texts.emptyAsk), { title: t(texts.emptyTheTrash), ok: t(texts.emptyTheTrash), isDangerous: true }))) return
        try {
          const { removed } = await client.emptyTrash(drive)
          done(t(texts.purged, { count: t(texts.items, { count: removed }) }))
        } catch (error) {
          notPurged(error, t(texts.trash))
        }
        tellFilesChanged()
      },
      /** Reads what nobody has looked at yet, and says so while that takes long. */
      reading: <T,>(count: number, work: () => Promise<T>): Promise<T> => telling(texts.readingAll, count, work),
      /** One file as it is; several, and folders, as a zip. */
      download: async (items: readonly Pick<FileItem, '_id' | 'name' | 'type'>[]): Promise<void> => {
        const [first] = items
        if (!first) return
        try {
          if (items.length === 1 && first.type === 'file') {
            const { address, isFollowed } = await client.save(first._id)
            await saveFile(address, first.name)
            // Of what another origin sends nobody hears the end.
            return isFollowed ? void tellSaved(address, t(downloaded)) : say(t(texts.saveBegun, { name: first.name }))
          }
          if (items.length > atOnce) throw new Error(t(texts.zipTooMany, { count: atOnce }))
          const preparing = showToast(t(texts.zipPreparing), { duration: lastingMs })
          const { address, name, files, size } = await client.zip(items.map(({ _id }) => _id)).finally(() => hideToast(preparing))
          await saveFile(address, name)
          void tellSaved(address)
          say(t(texts.zipBegun, { name, count: formatNumber(files, locale), size: formatBytes(size, locale) }))
        } catch (error) {
          failed(downloadFailed, error)
        }
      },
      hold: (items: readonly FileItem[], isCut: boolean): void => {
        if (items.length === 0) return
        holdFiles({ items, isCut })
        showToast(t(isCut ? texts.cutDone : texts.copied, { count: counted(items) }))
      },
      paste: async (to: Folder): Promise<FileItem[]> => {
        const held = heldFiles()
        if (!held) {
          showToast(t(texts.nothingToPaste))
          return []
        }
        if (held.isCut) {
          if (pasting.current === held) return []
          pasting.current = held
          const { moved, isDone } = await moveAll(held.items, to)
          pasting.current = undefined
          // What did not go is still cut, to be pasted again.
          const went = new Set(idsOf(moved))
          if (heldFiles() === held) holdFiles(isDone ? undefined : { ...held, items: held.items.filter(({ _id }) => !went.has(_id)) })
          return moved
        }
        // Into the folder that they are in already: nobody is asked what to do with a name that is taken by the thing itself.
        return acts.copy(held.items, to, held.items.every((item) => item.parent === to.id) ? 'keep-both' : undefined)
      },
      undo: (): void => lastAct.undo(),
    }
    return acts
  }, [client, show, lastAct, busy, locale])
}

function Undoable({ words, label, onUndo }: { words: ReactNode; label: string; onUndo: () => void }) {
  return (
    <span className={styles.toast}>
      <span className={styles.words}>{words}</span>
      <button type="button" className={styles.act} onClick={onUndo}>{label}</button>
    </span>
  )
}
