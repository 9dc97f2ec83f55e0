import { type ReactNode, useMemo, useRef } from 'react'
import { downloaded, downloadFailed, fileDeleted, fileDeleteFailed, folderCreated, folderCreateFailed, folderDeleted, folderDeleteFailed, folderMoved, folderMoveFailed, listFailed, renamed, renameFailed, rootFolder } from '@schemas/errors'
import type { Drive, FileItem } from '@schemas/entities/file-item'
import type { LocalisedText } from '@schemas/layout/text'
import { useLocale } from '../boot'
import { formatBytes, formatNumber } from '../format'
import { translate } from '../t'
import { confirmDialog, promptDialog } from '../ui/overlay/dialogs'
import { hideToast, showToast } from '../ui/overlay/toasts'
import { askConflicts } from './conflict/ask-conflicts'
import { tellFilesChanged } from './file-changes'
import { heldFiles, holdFiles } from './file-clipboard'
import type { Placing } from './files-client'
import { nameProblem } from './name-problem'
import { saveFile } from './save-file'
import { texts } from './texts'
import styles from './toast-act.module.css'
import { useFiles } from './use-files'

/** Items that one question takes. */
const atOnce = 500
/** How long an act can be taken back by its toast (ms). */
const undoMs = 8000

export type Acts = ReturnType<typeof useActs>
type Folder = { id: string; name: string }

/** All that can be done with files, each with its words, its way back and its questions. */
export function useActs() {
  const locale = useLocale()
  const { client, show } = useFiles()
  const undoing = useRef<{ run: () => Promise<void>; until: number }>(undefined)

  return useMemo(() => {
    const t = (text: LocalisedText, values?: Record<string, string | number>) => translate(text, locale, values)
    const counted = (items: readonly FileItem[]) => (items.length === 1 ? `“${items[0]?.name ?? ''}”` : t(texts.items, { count: items.length }))
    const failed = (words: LocalisedText, error: unknown, values: Record<string, string> = {}) => {
      const reason = error instanceof Error ? error.message : ''
      const said = t(words, { ...values, message: reason })
      showToast(reason && !said.includes(reason) ? `${said}: ${reason}` : said, { tone: 'error', duration: 6000 })
    }
    /** Says what was done, with a button that takes it back. */
    const done = (message: string, undo?: () => Promise<unknown>) => {
      if (!undo) {
        showToast(message, { tone: 'success' })
        return
      }
      const run = async () => {
        undoing.current = undefined
        hideToast(id)
        try {
          await undo()
          showToast(t(texts.undone), { tone: 'success' })
        } catch (error) {
          failed(texts.restoreFailed, error)
        }
        tellFilesChanged()
      }
      const id = showToast(<Undoable words={message} label={t(texts.undo)} onUndo={() => void run()} />, { tone: 'success', duration: undoMs })
      undoing.current = { run, until: Date.now() + 60_000 }
    }
    const inParts = async (items: readonly FileItem[], act: (ids: string[]) => Promise<unknown>) => {
      for (let at = 0; at < items.length; at += atOnce) await act(items.slice(at, at + atOnce).map(({ _id }) => _id))
    }
    /** Moves or copies, asking of each name that is taken; the items that went. */
    const place = async (items: readonly FileItem[], to: Folder, send: (placing: Placing) => ReturnType<typeof client.move>, conflict?: Placing['conflict']): Promise<FileItem[]> => {
      const placed: FileItem[] = []
      const open: { item: FileItem }[] = []
      for (let at = 0; at < items.length; at += atOnce) {
        const part = items.slice(at, at + atOnce)
        const answer = await send({ ids: part.map(({ _id }) => _id), to: to.id, ...(conflict ? { conflict } : {}) })
        placed.push(...answer.items)
        for (const { id } of answer.conflicts) {
          const item = part.find(({ _id }) => _id === id)
          if (item) open.push({ item })
        }
      }
      if (open.length === 0) return placed
      tellFilesChanged()
      const choices = await askConflicts(show, open.map(({ item }) => item), to.name)
      const decided = Object.entries(choices).filter(([, choice]) => choice !== 'skip')
      for (let at = 0; at < decided.length; at += atOnce) {
        const part = decided.slice(at, at + atOnce)
        const answer = await send({ ids: part.map(([id]) => id), to: to.id, conflict: 'skip', choices: Object.fromEntries(part) })
        placed.push(...answer.items)
      }
      return placed
    }

    const acts = {
      counted,
      failed,
      /** All that is chosen, of which some may have to be read; nothing, and that in words, where it cannot be. */
      chosenOf: async (from: { readChosen: () => Promise<FileItem[]> }): Promise<FileItem[]> => {
        try {
          return await from.readChosen()
        } catch (error) {
          failed(listFailed, error)
          return []
        }
      },
      newFolder: async (parent: Folder): Promise<string | undefined> => {
        const name = await promptDialog(t(texts.folderName), { title: t(texts.newFolder), initial: t(texts.newFolder), ok: t(texts.create), validate: (value) => nameProblem(value, t) })
        if (name === null) return undefined
        const isRoot = ['mine', 'organisation', 'media'].includes(parent.id)
        try {
          const { id } = await client.newFolder(name.trim(), parent.id, isRoot ? '' : parent.name)
          tellFilesChanged()
          done(t(folderCreated, { name: name.trim(), parent: isRoot ? t(rootFolder) : parent.name }))
          return id
        } catch (error) {
          failed(folderCreateFailed, error)
          return undefined
        }
      },
      rename: async (item: FileItem, name: string): Promise<boolean> => {
        const wanted = name.trim()
        if (wanted === item.name) return true
        try {
          const answer = await client.rename(item._id, wanted)
          tellFilesChanged()
          done(t(renamed, { name: answer.name }), () => client.rename(item._id, item.name))
          return true
        } catch (error) {
          failed(renameFailed, error)
          return false
        }
      },
      move: async (items: readonly FileItem[], to: Folder): Promise<FileItem[]> => {
        const going = items.filter((item) => item.parent !== to.id && item._id !== to.id)
        if (going.length === 0) return []
        try {
          const moved = await place(going, to, client.move)
          tellFilesChanged()
          const first = moved[0]
          if (first) {
            const back = new Map<string, string[]>()
            const parents = new Map(going.map(({ _id, parent }) => [_id, parent]))
            for (const item of moved) {
              const from = parents.get(item._id)
              if (from) back.set(from, [...(back.get(from) ?? []), item._id])
            }
            const words = moved.length === 1 && first.type === 'folder' ? t(folderMoved) : t(texts.moved, { count: counted(moved), folder: to.name })
            done(words, async () => {
              for (const [from, ids] of back) for (let at = 0; at < ids.length; at += atOnce) await client.move({ ids: ids.slice(at, at + atOnce), to: from, conflict: 'keep-both' })
            })
          }
          return moved
        } catch (error) {
          tellFilesChanged()
          failed(folderMoveFailed, error)
          return []
        }
      },
      copy: async (items: readonly FileItem[], to: Folder, conflict?: Placing['conflict']): Promise<FileItem[]> => {
        try {
          const copied = await place(items, to, client.copy, conflict)
          tellFilesChanged()
          if (copied.length > 0) done(t(texts.copiedTo, { count: counted(copied), folder: to.name }), () => inParts(copied, client.trash))
          return copied
        } catch (error) {
          tellFilesChanged()
          failed(texts.copyFailed, error)
          return []
        }
      },
      trash: async (items: readonly FileItem[]): Promise<boolean> => {
        const [first] = items
        if (!first) return false
        const isFolder = items.length === 1 && first.type === 'folder'
        try {
          await inParts(items, client.trash)
          tellFilesChanged()
          const words = isFolder ? t(folderDeleted) : items.length === 1 ? t(fileDeleted, { name: first.name }) : t(texts.deletedMany, { count: counted(items) })
          done(words, () => inParts(items, client.restore))
          return true
        } catch (error) {
          tellFilesChanged()
          failed(isFolder ? folderDeleteFailed : fileDeleteFailed, error, { name: items.length === 1 ? first.name : counted(items) })
          return false
        }
      },
      restore: async (items: readonly FileItem[]): Promise<void> => {
        try {
          await inParts(items, client.restore)
          done(t(texts.restored, { count: counted(items) }), () => inParts(items, client.trash))
        } catch (error) {
          failed(texts.restoreFailed, error)
        }
        tellFilesChanged()
      },
      purge: async (items: readonly FileItem[]): Promise<boolean> => {
        if (!(await confirmDialog(t(texts.purgeAsk, { count: counted(items) }), { title: t(texts.purge), ok: t(texts.purge), isDangerous: true }))) return false
        try {
          await inParts(items, client.purge)
          done(t(texts.purged, { count: counted(items) }))
        } catch (error) {
          failed(fileDeleteFailed, error, { name: counted(items) })
        }
        tellFilesChanged()
        return true
      },
      emptyTrash: async (drive: Drive): Promise<void> => {
        if (!(await confirmDialog(t(texts.emptyAsk), { title: t(texts.emptyTheTrash), ok: t(texts.emptyTheTrash), isDangerous: true }))) return
        try {
          const { removed } = await client.emptyTrash(drive)
          done(t(texts.purged, { count: t(texts.items, { count: removed }) }))
        } catch (error) {
          failed(fileDeleteFailed, error, { name: t(texts.trash) })
        }
        tellFilesChanged()
      },
      /** One file as it is; several, and folders, as a zip. */
      download: async (items: readonly Pick<FileItem, '_id' | 'name' | 'type'>[]): Promise<void> => {
        const [first] = items
        if (!first) return
        try {
          if (items.length === 1 && first.type === 'file') {
            await saveFile((await client.link(first._id, 'save')).address, first.name)
            return done(t(downloaded))
          }
          if (items.length > atOnce) throw new Error(t(texts.zipTooMany, { count: atOnce }))
          const preparing = showToast(t(texts.zipPreparing), { duration: 60_000 })
          const { address, name, files, size } = await client.zip(items.map(({ _id }) => _id)).finally(() => hideToast(preparing))
          await saveFile(address, name)
          done(t(texts.zipBegun, { name, count: formatNumber(files, locale), size: formatBytes(size, locale) }))
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
          holdFiles(undefined)
          return acts.move(held.items, to)
        }
        // Into the folder that they are in already: nobody is asked what to do with a name that is taken by the thing itself.
        return acts.copy(held.items, to, held.items.every((item) => item.parent === to.id) ? 'keep-both' : undefined)
      },
      undo: (): void => {
        const last = undoing.current
        if (last && last.until > Date.now()) void last.run()
      },
    }
    return acts
  }, [client, show, locale])
}

function Undoable({ words, label, onUndo }: { words: ReactNode; label: string; onUndo: () => void }) {
  return (
    <span className={styles.toast}>
      <span className={styles.words}>{words}</span>
      <button type="button" className={styles.act} onClick={onUndo}>{label}</button>
    </span>
  )
}
