import {
  folderCreated,
  folderCreateFailed,
  folderCreateUnexpected,
  renamed,
  renameFailed,
  renameUnexpected,
  rootFolder,
} from '@schemas/errors'
import type { FileItem } from '@schemas/files/entities/file-item'
import { promptDialog } from '@kit/ui/overlay/dialogs'
import { notifyFilesChanged } from '../file-changes'
import { isUnreadable } from '../lost-answer'
import { nameProblem } from '../name-problem'
import { texts } from '../texts'
import type { OperationTools } from './operation-tools'

export type Folder = { id: string; name: string }

/** Creates folders and renames items. */
export function namingOperations({ client, lastAct, t, failed, done }: OperationTools) {
  return {
    newFolder: async (parent: Folder): Promise<Folder | undefined> => {
      const name = await promptDialog(t(texts.folderName), {
        title: t(texts.newFolder),
        initial: t(texts.newFolder),
        ok: t(texts.create),
        validate: (value) => nameProblem(value, t),
      })
      if (name === null) return undefined
      const isRoot = ['mine', 'organisation', 'media'].includes(parent.id)
      try {
        lastAct.forget()
        const { id } = await client.newFolder(name.trim(), parent.id, isRoot ? '' : parent.name)
        notifyFilesChanged()
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
        notifyFilesChanged()
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
  }
}
