import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import type { Incoming } from '@kit/upload/upload-entry'
import { onFlags, wasLeft } from '@kit/upload/upload-signal'
import { useFilePicker } from '@kit/upload/use-file-picker'
import { useIncomingFiles } from '@kit/upload/use-incoming-files'
import styles from './guest-upload.module.css'
import { texts } from './texts'
import type { Opened } from './use-share'

const GuestQueue = lazy(async () => ({ default: (await import('./guest-queue')).GuestQueue }))

/**
 * Visitor uploads into a shared folder: chosen, dropped or pasted, sent through the ordinary queue. The queue's script
 * loads with the first file, or when an earlier visit left some.
 */
export function GuestUpload({ share, folder, onSent }: { share: Opened; folder: string; onSent: () => void }) {
  const t = useT()
  const { code } = share
  const [hasChosen, setChosen] = useState(false)
  const hasLeft = useSyncExternalStore(onFlags, wasLeft, () => false)
  const add = async (incoming: Incoming) => {
    setChosen(true)
    const { uploads } = await import('@kit/upload/uploads')
    // Visitors may not see other uploads, so name conflicts are resolved by numbering instead of asking.
    await uploads.addIncoming(incoming, { parent: folder, conflict: 'keep-both', link: code })
    if (incoming.empty.length > 0) onSent()
  }
  const { isOver, handlers } = useIncomingFiles((incoming) => void add(incoming))
  const { pick, inputs } = useFilePicker((files) => void add({ files, unread: [], empty: [] }), {
    label: t(texts.upload),
  })
  return (
    <div
      role="group"
      aria-label={t(texts.upload)}
      className={styles.zone}
      data-over={isOver ? '' : undefined}
      {...handlers}
    >
      {inputs}
      {!share.permissions.read && <p className={styles.soft}>{t(texts.dropbox)}</p>}
      <Button look="secondary" icon="upload" onClick={() => pick('files')}>
        {t(texts.upload)}
      </Button>
      <div className={styles.camera}>
        <Button look="secondary" icon="camera" onClick={() => pick('camera')}>
          {t(texts.takePicture)}
        </Button>
        <Button look="secondary" icon="video" onClick={() => pick('film')}>
          {t(texts.takeFilm)}
        </Button>
      </div>
      {(hasChosen || hasLeft) && (
        <Suspense fallback={null}>
          <GuestQueue code={code} onSent={onSent} />
        </Suspense>
      )}
    </div>
  )
}
