import type { DataResult } from '@schemas/block'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { showToast } from '@kit/ui/overlay/toasts'
import { zipShared } from './downloads'
import { FolderBrowser } from './folder-browser'
import { GuestUpload } from './guest-upload'
import { SharedPreview } from './shared-preview'
import { SaveButton } from './shared-viewer'
import { texts } from './texts'
import type { Folder } from './use-folder'
import type { Opened } from './use-share'

type Props = { share: Opened; initialLayout: 'list' | 'grid'; first?: DataResult<Folder> | undefined }

/**
 * The content of a share link, as far as permitted: a file, a folder, or an upload-only folder. The link does not name
 * its kind, so either page may show it.
 */
export function SharedThing({ share, initialLayout, first }: Props) {
  const { read, create } = share.permissions
  if (share.item.type === 'file') return read && <SharedPreview share={share} item={share.item} />
  if (read) return <FolderBrowser share={share} initialLayout={initialLayout} first={first} />
  return create && <GuestUpload share={share} folder={share.code} onSent={() => {}} />
}

/** Downloads everything: a file directly, a folder as a zip. */
export function SaveShared({ share }: { share: Opened }) {
  if (!share.permissions.read) return null
  return share.item.type === 'folder' ? <TakeAll share={share} /> : <SaveButton share={share} item={share.item} />
}

function TakeAll({ share }: { share: Opened }) {
  const t = useT()
  return (
    <ActionButton
      icon="download"
      disabled={share.item.items === 0}
      onError={(error) => showToast(error instanceof Error ? error.message : String(error), { tone: 'error' })}
      onAction={async () => {
        await zipShared(share)
        share.refresh()
      }}
    >
      {t(texts.downloadAll)}
    </ActionButton>
  )
}
