import { lazy, Suspense, useEffect } from 'react'
import type { LightboxProps } from './lightbox-dialog'

// Most who read a page enlarge nothing of it.
const LightboxDialog = lazy(() => import('./lightbox-dialog').then(({ LightboxDialog: found }) => ({ default: found }), () => ({ default: Closed })))

/** Pictures over the whole screen, once one is pressed. Mount it to open it. */
export function Lightbox(props: LightboxProps) {
  return (
    <Suspense fallback={null}>
      <LightboxDialog {...props} />
    </Suspense>
  )
}

/** Without a connection the picture stays as it stands on the page. */
function Closed({ onClose }: LightboxProps) {
  useEffect(onClose, [onClose])
  return null
}
