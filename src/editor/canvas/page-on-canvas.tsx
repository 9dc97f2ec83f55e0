import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Payload } from '@schemas/layout/render'
import { viewFor } from '@schemas/layout/role'
import { BootProvider, PageProvider } from '@kit/boot'
import { collectTypes } from '@runtime/collect-types'
import { Rows } from '@runtime/rows'
import { partPath } from '../document/part-path'
import { viewOf } from '../document/view-of'
import type { DocumentStore } from '../state/document-store'
import { DocumentProvider } from '../state/use-document'
import { onWriting } from './writing-on'
import { type CanvasContext, CanvasProvider } from './canvas-context'
import { DrawingContext } from './drawing-context'
import { FoldsContext, veryManyRows } from './folds-here'
import { CanvasRows } from './node-views'
import { setDrawn } from './drawn'
import type { RowFolds } from './row-folds'
import { useRowsInSight } from './rows-in-sight'
import type { SeenBoot } from './seen-boot'
import { SectionsContext } from './sections-above'
import { useAllViewsLoaded } from './use-views-loaded'

/** From this number of rows on, rows outside the window are laid out only when they come near it. */
const manyRows = 24

type Props = {
  store: DocumentStore
  canvas: CanvasContext
  boot: SeenBoot
  payload: Payload
  folds?: RowFolds | undefined
}

/**
 * The edited page in its frame. Header, subheader and footer surround it as visitors see them, but are not part of it.
 */
export function PageOnCanvas({ store, canvas, boot, payload, folds }: Props) {
  const views = useSyncExternalStore(store.subscribe, () => store.page.views)
  const rows = viewFor(views, canvas.role) ?? []
  const view = viewOf(views, canvas.role)
  const { path } = store.page.fields
  // Subscribed separately: typing in the page's other fields changes nothing here.
  const frame = useSyncExternalStore(store.subscribe, () => store.page.fields.frame)
  const hasFrame = frame !== 'fullscreen' && !path.startsWith(partPath)
  // When a section is edited, it counts as an ancestor of its content, which guards against linking it into itself.
  const around = useMemo(() => (path.startsWith(partPath) ? [path.slice(partPath.length)] : []), [path])
  const drawing = useMemo(() => ({ store, canvas, isInside: false }), [store, canvas])
  useEffect(() => onWriting((id) => store.notifyNode(id)), [store])
  // The header is drawn with the page or not at all: appearing later, it would move the page under the pointer.
  const isFrameHere = useAllViewsLoaded(useMemo(() => (hasFrame ? collectTypes(boot) : []), [boot, hasFrame]))
  useEffect(() => {
    if (isFrameHere) setDrawn()
  }, [isFrameHere])
  // Before paint, so that header and footer are never visible without their styles.
  useLayoutEffect(() => canvas.sheet.around(boot.css ?? ''), [canvas, boot])
  const main = useRef<HTMLElement>(null)
  const isLong = rows.length > manyRows
  const isVeryLong = rows.length > veryManyRows
  const folding = isVeryLong ? folds : undefined
  useRowsInSight(main, isLong && isFrameHere, folding)
  useEffect(() => {
    if (!isVeryLong) folds?.leave()
  }, [folds, isVeryLong])
  if (!isFrameHere) return null
  return (
    <BootProvider boot={boot}>
      <PageProvider payload={payload}>
        <DocumentProvider value={store}>
          <CanvasProvider value={canvas}>
            {hasFrame && (
              <header className="site-header canvas-frame-part" inert>
                <Rows rows={boot.slots.header} />
              </header>
            )}
            {hasFrame && boot.slots.subheader.length > 0 && (
              <aside className="site-subheader canvas-frame-part" inert>
                <Rows rows={boot.slots.subheader} />
              </aside>
            )}
            <main
              ref={main}
              id="canvas-page"
              className="page"
              data-frame={frame}
              data-long={isVeryLong ? 'very' : isLong ? '' : undefined}
            >
              <SectionsContext value={around}>
                <DrawingContext value={drawing}>
                  <FoldsContext value={folding}>
                    <CanvasRows ids={rows} parent={{ view }} />
                  </FoldsContext>
                </DrawingContext>
              </SectionsContext>
            </main>
            {hasFrame && (
              <footer className="site-footer canvas-frame-part" inert>
                <Rows rows={boot.slots.footer} />
              </footer>
            )}
          </CanvasProvider>
        </DocumentProvider>
      </PageProvider>
    </BootProvider>
  )
}
