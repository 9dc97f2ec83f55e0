import { folderMoved, folderMoveError, folderMoveFailed } from '@schemas/errors'
import type { FileItem, Placed, Placing } from '@schemas/files/entities/file-item'
import { showToast } from '@kit/ui/overlay/toasts'
import { askConflicts } from '../conflict/ask-conflicts'
import { notifyFilesChanged, notifyFilesGone } from '../file-changes'
import { type FileClipboard, heldFiles, holdFiles } from '../file-clipboard'
import { allInParts } from '../in-parts'
import type { AskPerson } from '../long-operations'
import { restoreItems, idsOf, moveBack, placeItems } from '../place-items'
import { texts } from '../texts'
import type { OperationTools } from './operation-tools'
import type { Folder } from './naming'

/** Move, copy, cut and paste. `pasting` is a paste in progress: a second one joins it. */
export function placingOperations(
  { client, show, t, counted, failed, failedOr, done, during, changeable }: OperationTools,
  pasting: { current: FileClipboard | undefined },
) {
  const place = (
    askPerson: AskPerson,
    items: readonly FileItem[],
    to: Folder,
    send: (placing: Placing) => Promise<Placed>,
    conflict?: Placing['conflict'],
  ) => placeItems((open) => askPerson(() => askConflicts(show, open, to.name)), items, to, send, conflict)

  /** Moves items and reports the outcome: the moved items, and whether all requested ones are done. */
  const moveAll = async (items: readonly FileItem[], to: Folder): Promise<{ moved: FileItem[]; isDone: boolean }> => {
    const going = changeable(items.filter((item) => item.parent !== to.id && item._id !== to.id))
    if (going.length === 0) return { moved: [], isDone: true }
    const answer = await during(texts.moving, going.length, (askPerson) => place(askPerson, going, to, client.move))
    if (!answer) return { moved: [], isDone: false }
    const { placed: moved, replaced, failure } = answer
    notifyFilesChanged()
    notifyFilesGone(idsOf(moved))
    const [first] = moved
    if (first) {
      const before = new Map(going.map((item) => [item._id, item]))
      done(
        moved.length === 1 && first.type === 'folder'
          ? t(folderMoved)
          : t(texts.moved, { count: counted(moved), folder: to.name }),
        () => moveBack(client, moved, before, replaced),
      )
    }
    if (failure) failedOr(folderMoveFailed, folderMoveError, failure.error)
    return { moved, isDone: failure === undefined }
  }

  const copy = async (items: readonly FileItem[], to: Folder, conflict?: Placing['conflict']): Promise<FileItem[]> => {
    const answer = await during(texts.copying, items.length, (askPerson) =>
      place(askPerson, items, to, client.copy, conflict),
    )
    if (!answer) return []
    const { placed: copied, replaced, failure } = answer
    notifyFilesChanged()
    if (copied.length > 0)
      done(t(texts.copiedTo, { count: counted(copied), folder: to.name }), async () => {
        await allInParts(copied, (part) => client.trash(idsOf(part)))
        await restoreItems(client, replaced)
      })
    if (failure) failed(texts.copyFailed, failure.error)
    return copied
  }

  return {
    move: async (items: readonly FileItem[], to: Folder): Promise<FileItem[]> => (await moveAll(items, to)).moved,
    copy,
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
        // Items that were not moved stay cut, to be pasted again.
        const went = new Set(idsOf(moved))
        if (heldFiles() === held)
          holdFiles(isDone ? undefined : { ...held, items: held.items.filter(({ _id }) => !went.has(_id)) })
        return moved
      }
      // Copying into the same folder does not ask about a name conflict with the item itself.
      return copy(held.items, to, held.items.every((item) => item.parent === to.id) ? 'keep-both' : undefined)
    },
  }
}
