import { lazy, Suspense, useSyncExternalStore } from 'react'
import { GlobalOverlayView } from './global-overlay-view'
import { isOverlayWanted, onOverlayWanted } from './overlay-requests'

const MantineOverlays = lazy(async () => ({ default: (await import('./mantine-overlays')).MantineOverlays }))

/** Renders dialogs, toasts and the global loading overlay. One per document, mounted by the runtime. */
export function OverlayHost() {
  const isWanted = useSyncExternalStore(onOverlayWanted, isOverlayWanted, () => false)
  return (
    <>
      {isWanted && (
        <div data-overlay-root="">
          <Suspense fallback={null}>
            <MantineOverlays />
          </Suspense>
        </div>
      )}
      <GlobalOverlayView />
    </>
  )
}
