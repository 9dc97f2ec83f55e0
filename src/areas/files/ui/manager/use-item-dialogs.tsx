import { lazy, Suspense, useMemo } from 'react'
import type { FileItem } from '@schemas/files/entities/file-item'
import { notifyFilesChanged } from '../file-changes'
import { gatewayClient } from '../files-client'
import { useFiles } from '../use-files'

const ShareDialog = lazy(async () => ({ default: (await import('../share-dialog')).ShareDialog }))
const WatermarkDialog = lazy(async () => ({ default: (await import('../watermark-dialog')).WatermarkDialog }))

/** Sharing and watermark dialogs, loaded on demand. Examples have neither. */
export function useItemDialogs(): { onShare?: (item: FileItem) => void; onWatermark?: (item: FileItem) => void } {
  const { client, show, lastAct } = useFiles()
  return useMemo(() => {
    if (client !== gatewayClient) return {}
    return {
      onShare: (item) =>
        show((close) => (
          <Suspense fallback={null}>
            <ShareDialog item={item} onClose={close} onChange={notifyFilesChanged} />
          </Suspense>
        )),
      onWatermark: (item) =>
        show((close) => (
          <Suspense fallback={null}>
            <WatermarkDialog
              item={item}
              onClose={close}
              onMade={() => {
                lastAct.forget()
                notifyFilesChanged()
              }}
            />
          </Suspense>
        )),
    }
  }, [client, show, lastAct])
}
