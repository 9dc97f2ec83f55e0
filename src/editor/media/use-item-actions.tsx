import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import type { MediaItem } from '@schemas/files/entities/media-item'
import { callGateway } from '@kit/call-gateway'
import { deleteCall, restoreCall } from '@areas/files/public'
import { useT } from '@kit/t'
import { undoMessage } from '../ui/undo-message'
import type { Point } from './choice'
import type { Area } from './crop-area'
import { rememberUpload } from './known-uploads'
import { mediaCalls } from './media-calls'
import { refreshMedia } from './use-media'

const messages = {
  gone: { en: '{name} moved to trash.', th: 'ย้าย {name} ไปถังขยะแล้ว' },
  undo: { en: 'Undo', th: 'เลิกทำ' },
}

/** Actions on an upload besides its texts. `onChoose` gets the item to select next. */
export function useItemActions(onChoose: (item: MediaItem | undefined) => void) {
  const t = useT()
  const [pending, setPending] = useState<'crop' | 'trash' | 'restore'>()
  const [error, setError] = useState<string>()

  const run = async (kind: NonNullable<typeof pending>, work: () => Promise<void>): Promise<boolean> => {
    setPending(kind)
    setError(undefined)
    try {
      await work()
      refreshMedia()
      return true
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure))
      return false
    } finally {
      setPending(undefined)
    }
  }
  const restore = (item: MediaItem) =>
    run('restore', async () => {
      await callGateway(restoreCall, { ids: [item.id] })
      const { item: restored } = await callGateway(mediaCalls.item, { id: item.id })
      rememberUpload(restored)
      onChoose(restored)
    })
  return {
    pending,
    error,
    restore,
    crop: (item: MediaItem, area: Area, focus: Point) =>
      run('crop', async () => onChoose(await callGateway(mediaCalls.crop, { id: item.id, area, focus }))),
    trash: (item: MediaItem) =>
      run('trash', async () => {
        await callGateway(deleteCall, { itemId: item.id, type: 'file' })
        rememberUpload({ ...item, trashedAt: new Date().toISOString() })
        onChoose(undefined)
        const id = `trash-${item.id}`
        const undo = () => {
          notifications.hide(id)
          void restore(item)
        }
        notifications.show({
          id,
          message: undoMessage(t(messages.gone, { name: item.name }), t(messages.undo), undo),
          autoClose: 8000,
        })
      }),
  }
}
