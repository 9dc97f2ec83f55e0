import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { useSession } from '../boot'
import { forgetStopped, isDockWanted, onDockWanted, onFlags, wantDock, wasLeft, wereStopped } from './upload-signal'

const UploadDock = lazy(async () => ({ default: (await import('./upload-dock')).UploadDock }))
const UploadsStopped = lazy(async () => ({ default: (await import('./uploads-stopped')).UploadsStopped }))

/** Mount point of the upload dock. Its script loads with the first upload, or when an earlier document left some. */
export function UploadDockHost() {
  const { userID } = useSession()
  const isWanted = useSyncExternalStore(onDockWanted, isDockWanted, () => false)
  const hasStopped = useSyncExternalStore(onFlags, wereStopped, () => false) && userID === undefined
  useEffect(() => {
    if (userID === undefined) return
    forgetStopped()
    if (wasLeft()) wantDock()
  }, [userID])
  if (!isWanted && !hasStopped) return null
  return (
    <Suspense fallback={null}>
      {hasStopped && <UploadsStopped onClose={forgetStopped} />}
      {isWanted && <UploadDock />}
    </Suspense>
  )
}
