import type { DataResult } from '@schemas/block'
import { useT } from '../../t'
import { ActionButton } from '../../ui/action-button'
import { showToast } from '../../ui/overlay/toasts'
import { zipShared } from './downloads'
import { FolderBrowser } from './folder-browser'
import { GuestUpload } from './guest-upload'
import { SharedPreview } from './shared-preview'
import { SaveButton } from './shared-viewer'
import { texts } from './texts'
import type { Folder } from './use-folder'
import type { Opened } from './use-share'

type Props = { share: Opened; initialLayout: 'list' | 'grid'; first?: DataResult<Folder> | undefined }

/** What a link opened, as far as it lets anyone: a file to look at, a folder to go about in, or one that things are only put into. A link names no kind: its address may be of either page. */
export function SharedThing({ share, initialLayout, first }: Props) {
  const { read, create } = share.permissions
  if (share.item.type === 'file') return read && <SharedPreview share={share} item={share.item} />
  if (read) return <FolderBrowser share={share} initialLayout={initialLayout} first={first} />
  return create && <GuestUpload share={share} folder={share.code} onSent={() => {}} />
}

/** Takes the whole along: a file as it is, a folder as a zip. */
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
