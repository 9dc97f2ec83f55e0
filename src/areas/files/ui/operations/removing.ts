import {
  deletionFailedReason,
  fileDeleted,
  fileDeleteFailed,
  fileMaybeNotDeleted,
  folderDeleted,
  folderDeleteError,
  folderDeleteFailed,
} from '@schemas/errors'
import type { Drive, FileItem } from '@schemas/files/entities/file-item'
import { confirmDialog } from '@kit/ui/overlay/dialogs'
import { notifyFilesChanged, notifyFilesGone } from '../file-changes'
import { allInParts, inParts } from '../in-parts'
import { restoreItems, idsOf } from '../place-items'
import { texts } from '../texts'
import type { OperationTools } from './operation-tools'

/** Moves items to the trash, restores and purges them. */
export function removingOperations({
  client,
  t,
  named,
  counted,
  failed,
  failedOr,
  done,
  mayBegin,
  during,
  changeable,
}: OperationTools) {
  const notPurged = (error: unknown, name: string) =>
    failedOr(deletionFailedReason, fileMaybeNotDeleted, error, { name })

  return {
    /** Returns the items that were moved. */
    trash: async (items: readonly FileItem[]): Promise<readonly FileItem[]> => {
      const going = changeable(items)
      const [first] = going
      if (!first) return []
      const isFolder = going.length === 1 && first.type === 'folder'
      const answer = await during(texts.deleting, going.length, () =>
        inParts(going, (part) => (part.length === 1 && part[0] ? client.remove(part[0]) : client.trash(idsOf(part)))),
      )
      if (!answer) return []
      const { went, failure } = answer
      notifyFilesChanged()
      notifyFilesGone(idsOf(went))
      if (went.length > 0)
        done(
          isFolder
            ? t(folderDeleted)
            : went.length === 1
              ? t(fileDeleted, { name: first.name })
              : t(texts.deletedMany, { count: counted(went) }),
          () => restoreItems(client, idsOf(went)),
        )
      const left = going.slice(went.length)
      if (failure)
        failedOr(
          isFolder ? folderDeleteFailed : fileDeleteFailed,
          isFolder ? folderDeleteError : fileMaybeNotDeleted,
          failure.error,
          { name: named(left) },
        )
      return went
    },
    restore: async (items: readonly FileItem[]): Promise<void> => {
      const answer = await during(texts.restoring, items.length, () =>
        inParts(items, (part) => client.restore(idsOf(part))),
      )
      if (!answer) return
      const { went, failure } = answer
      notifyFilesGone(idsOf(went))
      if (went.length > 0)
        done(t(texts.restored, { count: counted(went) }), () => allInParts(went, (part) => client.trash(idsOf(part))))
      if (failure) failed(texts.restoreFailed, failure.error)
      notifyFilesChanged()
    },
    purge: async (items: readonly FileItem[]): Promise<readonly FileItem[]> => {
      if (!mayBegin()) return []
      if (
        !(await confirmDialog(t(texts.purgeAsk, { count: counted(items) }), {
          title: t(texts.purge),
          ok: t(texts.purge),
          isDangerous: true,
        }))
      )
        return []
      const answer = await during(texts.deleting, items.length, () =>
        inParts(items, (part) => client.purge(idsOf(part))),
      )
      if (!answer) return []
      const { went, failure } = answer
      notifyFilesGone(idsOf(went))
      if (went.length > 0) done(t(texts.purged, { count: counted(went) }))
      if (failure) notPurged(failure.error, named(items.slice(went.length)))
      notifyFilesChanged()
      return went
    },
    emptyTrash: async (drive: Drive): Promise<void> => {
      if (
        !(await confirmDialog(t(texts.emptyAsk), {
          title: t(texts.emptyTheTrash),
          ok: t(texts.emptyTheTrash),
          isDangerous: true,
        }))
      )
        return
      try {
        const { removed } = await client.emptyTrash(drive)
        done(t(texts.purged, { count: t(texts.items, { count: removed }) }))
      } catch (error) {
        notPurged(error, t(texts.trash))
      }
      notifyFilesChanged()
    },
  }
}
