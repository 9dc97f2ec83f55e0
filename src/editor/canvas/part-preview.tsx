import { useEffect, useMemo, useState } from 'react'
import { useKnownAssets } from '@kit/known-assets'
import { useBuilder } from '../state/builder'
import type { DocumentStore } from '../state/document-store'
import { useUiOf } from '../state/ui-store'
import { Frame } from './frame'
import { PageOnCanvas } from './page-on-canvas'
import { useSeenBoot } from './seen-boot'
import { preparePreview } from './prepare-preview'
import styles from './part-preview.module.css'
import { useCanvasContext } from './use-canvas-context'

/**
 * `width` and `maxHeight` (px) are the available size on screen; `seenAt` (px) is the width that the part is laid out
 * for.
 */
type Props = { store: DocumentStore; title: string; width: number; maxHeight: number; seenAt: number }

/** A scaled-down preview of a part of a page: as high as its content, up to `maxHeight`. */
export function PartPreview({ store, title, width, maxHeight, seenAt }: Props) {
  const { payload } = useBuilder()
  const assets = useKnownAssets()
  const { locale, scheme } = useUiOf('locale', 'scheme')
  const [frame, setFrame] = useState<HTMLIFrameElement>()
  const [height, setHeight] = useState(360)
  const canvas = useCanvasContext(frame, true)
  const seen = useSeenBoot()
  const place = useMemo(() => ({ ...payload, tree: { rows: [], css: '', types: [], assets } }), [payload, assets])
  useEffect(() => {
    if (frame) preparePreview(frame, { scheme, locale })
  }, [frame, scheme, locale])
  const zoom = width / seenAt
  // No more than fits is laid out, but a part lower than that is shown whole.
  const highest = Math.max(900, maxHeight / zoom)
  useEffect(() => {
    const root = frame?.contentDocument?.getElementById('root')
    if (!root) return
    const watcher = new ResizeObserver(() => setHeight(Math.max(40, Math.min(highest, root.scrollHeight))))
    watcher.observe(root)
    return () => watcher.disconnect()
  }, [frame, highest])
  return (
    <div className={styles.part} style={{ height: Math.min(maxHeight, height * zoom) }} aria-hidden inert>
      <div
        className={styles.look}
        style={{ width: seenAt, height: Math.max(height, maxHeight / zoom), transform: `scale(${zoom})` }}
      >
        <Frame src={`${payload.path}?canvas`} title={title} onReady={setFrame} onFail={() => {}}>
          {canvas && <PageOnCanvas store={store} canvas={canvas} boot={seen} payload={place} />}
        </Frame>
      </div>
    </div>
  )
}
