import { downloaded, downloadFailed, listFailed } from '@schemas/errors'
import type { FileItem } from '@schemas/files/entities/file-item'
import { formatBytes, formatNumber } from '@kit/format'
import { hideToast, showToast } from '@kit/ui/overlay/toasts'
import { awaitSaved } from '../await-saved'
import { atOnce } from '../in-parts'
import { lastingMs } from '../long-operations'
import { saveFile } from '../save-file'
import { texts } from '../texts'
import type { OperationTools } from './operation-tools'

/** Reads the selection and saves it on the device. */
export function savingOperations({ client, locale, t, failed, say: notify, telling }: OperationTools) {
  /** Reports how a native browser download ended; says nothing about one that never started. */
  const reportSaved = async (address: string, message?: string): Promise<void> => {
    const end = await awaitSaved(client, address)
    if (end === 'failed') failed(downloadFailed, undefined)
    else if (end === 'ended' && message !== undefined) notify(message)
  }

  return {
    /** All selected items, loading unknown ones; on failure reports the error and returns none. */
    chosenOf: async (from: { chosenCount: number; readChosen: () => Promise<FileItem[]> }): Promise<FileItem[]> => {
      try {
        return await telling(texts.readingAll, from.chosenCount, from.readChosen)
      } catch (error) {
        failed(listFailed, error)
        return []
      }
    },
    /** Loads items not yet known and shows progress when that takes long. */
    reading: <T>(count: number, work: () => Promise<T>): Promise<T> => telling(texts.readingAll, count, work),
    /** A single file directly; several items, and folders, as a zip. */
    download: async (items: readonly Pick<FileItem, '_id' | 'name' | 'type'>[]): Promise<void> => {
      const [first] = items
      if (!first) return
      try {
        if (items.length === 1 && first.type === 'file') {
          const { address, isFollowed } = await client.save(first._id)
          await saveFile(address, first.name)
          // The end of a download from another origin cannot be observed.
          return isFollowed
            ? void reportSaved(address, t(downloaded))
            : notify(t(texts.saveBegun, { name: first.name }))
        }
        if (items.length > atOnce) throw new Error(t(texts.zipTooMany, { count: atOnce }))
        const preparing = showToast(t(texts.zipPreparing), { duration: lastingMs })
        const { address, name, files, size } = await client
          .zip(items.map(({ _id }) => _id))
          .finally(() => hideToast(preparing))
        await saveFile(address, name)
        void reportSaved(address)
        notify(t(texts.zipBegun, { name, count: formatNumber(files, locale), size: formatBytes(size, locale) }))
      } catch (error) {
        failed(downloadFailed, error)
      }
    },
  }
}
