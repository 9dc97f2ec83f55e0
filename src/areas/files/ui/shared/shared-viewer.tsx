import type { SharedItem } from '@schemas/files/entities/share'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { Modal } from '@kit/ui/modal/modal'
import { showToast } from '@kit/ui/overlay/toasts'
import { saveShared } from './downloads'
import { SharedPreview } from './shared-preview'
import { texts } from './texts'
import type { Opened } from './use-share'

type Props = {
  share: Opened
  files: readonly SharedItem[]
  shown: string
  onShow: (id: string) => void
  onClose: () => void
}

/** Full-screen preview of a folder's file, with the previous and next one. */
export function SharedViewer({ share, files, shown, onShow, onClose }: Props) {
  const t = useT()
  const at = files.findIndex((item) => item._id === shown)
  const item = files[at]
  if (!item) return null
  const go = (by: number) => {
    const next = files[at + by]
    if (next) onShow(next._id)
  }
  return (
    <Modal
      title={item.name}
      size="l"
      onClose={onClose}
      foot={
        <>
          <Button look="secondary" icon="chevron-left" disabled={at === 0} onClick={() => go(-1)}>
            {t(texts.previous)}
          </Button>
          <Button look="secondary" iconAfter="chevron-right" disabled={at === files.length - 1} onClick={() => go(1)}>
            {t(texts.next)}
          </Button>
          <SaveButton share={share} item={item} />
        </>
      }
    >
      <SharedPreview share={share} item={item} />
    </Modal>
  )
}

/** Downloads one file and then reports how many downloads remain. */
export function SaveButton({ share, item }: { share: Opened; item: SharedItem }) {
  const t = useT()
  return (
    <ActionButton
      icon="download"
      onError={(error) => showToast(error instanceof Error ? error.message : String(error), { tone: 'error' })}
      onAction={async () => {
        await saveShared(share, item)
        share.refresh()
      }}
    >
      {t(texts.download)}
    </ActionButton>
  )
}
