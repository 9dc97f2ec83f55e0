import { lazy, Suspense } from 'react'
import type { FileItem } from '@schemas/files/entities/file-item'
import { useT } from '@kit/t'
import { texts } from '../texts'
import type { Commands } from '../use-commands'
import type { Pane } from '../use-pane'

const Gallery = lazy(async () => ({ default: (await import('./gallery')).Gallery }))

/** Preview of a folder's files; closing it leaves the current file selected. */
export function PaneGallery({ pane, commands }: { pane: Pane; commands: Commands }) {
  const t = useT()
  const { viewing, state } = pane
  if (viewing === undefined || !state.total) return null
  const { onDetails, onShare } = commands.parts
  const close = () => {
    pane.view(undefined)
    pane.setActive({ index: viewing.index, id: viewing.item?._id })
  }
  return (
    <Suspense fallback={null}>
      <Gallery
        list={pane.list}
        total={state.total}
        index={viewing.index}
        item={viewing.item}
        onIndex={pane.view}
        onClose={close}
        onDownload={(item) => void commands.acts.download([item])}
        acts={[
          ...(onShare
            ? [
                {
                  id: 'share',
                  label: t(texts.share),
                  icon: 'share',
                  isFor: ({ can }: FileItem) => can.share,
                  act: onShare,
                } as const,
              ]
            : []),
          ...(onDetails
            ? [{ id: 'details', label: t(texts.details), icon: 'info-circle', act: onDetails } as const]
            : []),
          {
            id: 'delete',
            label: t(texts.delete),
            icon: 'trash',
            isFor: ({ can }: FileItem) => can.change,
            act: (item: FileItem) => void commands.trash(item),
          } as const,
        ]}
      />
    </Suspense>
  )
}
