import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { BootProvider } from '@kit/boot'
import { installGateway } from '@kit/call-gateway'
import { installNavigator } from '@kit/navigate'
import { hearSteps } from '@kit/page-steps'
import { installPrefetcher } from '@kit/prefetch'
import { hasUploads } from '@kit/upload/upload-signal'
import { loadViews } from '@registry/views'
import { localAddress } from '@schemas/layout/local-address'
import { previewAddress, previewParameter } from '@schemas/layout/preview-address'
import { collectTypes } from './collect-types'
import { fetchAhead, fetchPage, forgetAhead } from './fetch-page'
import { hasNewerBuild, watchBuild } from './frame/build-watcher'
import { registerOffline } from './offline/register'
import { readBoot } from './read-boot'
import { routes } from './routes'
import './base.css'

/** Hydrates the gateway's HTML. Every chunk the page needs is loaded first, so that the first commit matches it. */
async function start(): Promise<void> {
  const { boot, payload } = await readBoot()
  installGateway(boot)
  await loadViews([...collectTypes(boot), ...(payload.tree?.types ?? [])])
  const load = (url: URL, signal: AbortSignal) => fetchPage(boot, url, signal)
  // A newer build waits for running uploads, which a new document would stop.
  // A draft's surroundings belong to the preview, as its colours do: entering or leaving a preview loads a new
  // document.
  const isElsewhere = (url: URL) => (url.searchParams.get(previewParameter) ?? undefined) !== boot.preview
  const mustReload = (url: URL) =>
    (hasNewerBuild(url.pathname) && !hasUploads()) ||
    (url.searchParams.get('lang') ?? boot.locale) !== boot.locale ||
    isElsewhere(url)
  hearSteps()
  const router = createBrowserRouter(routes(load, mustReload), { hydrationData: { loaderData: { page: payload } } })
  installPrefetcher({ fetch: (to) => fetchAhead(boot, to), forget: forgetAhead })
  installNavigator(
    (to, options) => void router.navigate(previewAddress(boot.preview, localAddress(boot.addresses, to)), options),
  )
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root.')
  startTransition(() => {
    hydrateRoot(
      root,
      <BootProvider boot={boot}>
        <RouterProvider router={router} />
      </BootProvider>,
    )
    document.documentElement.dataset.ready = 'true'
  })
  // What was pressed before this script was there.
  setTimeout(() => (window as { replayEarly?: () => void }).replayEarly?.())
  // Positions on later pages are restored by number, so their rows have their sizes at once.
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') document.documentElement.dataset.whole = ''
  })
  watchBuild(boot.build)
  registerOffline()
  // Another person uses this device now.
  const { userID } = boot.session
  if (userID !== undefined)
    void import('@kit/offline/offline-values').then(({ forgetOffline }) => forgetOffline(userID, { but: true }))
  // A guest has no session to end, nor has a document that the device retained.
  if (boot.session.role !== 'guest' && !boot.offline)
    void import('./session/watch-idle').then(({ watchIdle }) => watchIdle(boot.locale, { session: boot.session }))
}

start().catch((error: unknown) => {
  console.error(error)
  throw error
})
