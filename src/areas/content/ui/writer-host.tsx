import { lazy, Suspense } from 'react'
import { useIsMounted } from '@kit/mounted'
import { LoaderOverlay } from '@kit/ui/loader-overlay'

const Writer = lazy(async () => ({ default: (await import('./writer/writer')).Writer }))

/** The writer over a desk; its code loads when a post is opened. */
export function WriterHost({ id, onClose }: { id: string; onClose: () => void }) {
  const isMounted = useIsMounted()
  if (!isMounted || !id) return null
  return (
    <Suspense fallback={<LoaderOverlay />}>
      <Writer key={id} id={id} onClose={onClose} />
    </Suspense>
  )
}
