import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import type { PageFrame } from '@schemas/layout/page'
import { useBoot } from '@kit/boot'
import { ContextMenu } from '@kit/ui/context-menu/context-menu'
import { LoaderOverlay } from '@kit/ui/loader-overlay'
import { OverlayHost } from '@kit/ui/overlay/overlay-host'
import { ProgressLine } from '@kit/ui/progress-line'
import { ScrollToTop } from '@kit/ui/scroll-to-top'
import { UserInfoPanel } from '@kit/ui/user-info/user-info-panel'
import { UploadDockHost } from '@kit/upload/upload-dock-host'
import { useAnalytics } from './analytics'
import { useIsReloading } from './reloading'
import { rememberSite } from './remember-site'
import { useRemoteLog } from './use-remote-log'

const LocalTools = lazy(async () => ({ default: (await import('./local-tools/local-tools')).LocalTools }))
const ImpersonationBanner = lazy(async () => ({
  default: (await import('@kit/ui/impersonation/impersonation-banner')).ImpersonationBanner,
}))
const never = () => () => {}

type Props = {
  navigating: boolean
  /** Fullscreen pages (tills, players) and the workspace have no frame elements in their corners. */ frame?: PageFrame
}

/** Elements around every page that belong to no block. */
export function FrameElements({ navigating, frame = 'default' }: Props) {
  const boot = useBoot()
  const isMounted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const isReloading = useIsReloading()
  useAnalytics()
  useEffect(() => rememberSite(boot), [boot])
  useRemoteLog(boot)
  return (
    <>
      <ProgressLine isActive={navigating} />
      {isReloading && <LoaderOverlay cover="page" />}
      {frame === 'default' && <UserInfoPanel />}
      {frame === 'default' && <ScrollToTop />}
      <ContextMenu />
      <OverlayHost />
      <UploadDockHost />
      {boot.session.impersonator !== undefined && isMounted && (
        <Suspense fallback={null}>
          <ImpersonationBanner />
        </Suspense>
      )}
      {boot.local && isMounted && (
        <Suspense fallback={null}>
          <LocalTools />
        </Suspense>
      )}
    </>
  )
}
