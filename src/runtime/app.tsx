import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { Link, ScrollRestoration, useLoaderData, useLocation, useNavigation } from 'react-router-dom'
import { decoded } from '@schemas/layout/decoded'
import type { Payload } from '@schemas/layout/render'
import { useBoot, useSpace } from '@kit/boot'
import { HoldWordsProvider } from '@kit/held-text'
import { holdWords } from '@kit/hold-words'
import { useIsMounted } from '@kit/mounted'
import { PageLinkProvider } from '@kit/page-link'
import { arrivalAt } from './arrival'
import { LeavePrompt } from './frame/leave-prompt'
import { FrameElements } from './frame/frame-elements'
import { applyHead } from './head'
import { PageView } from './page-view'

const OfflineNotice = lazy(async () => ({ default: (await import('./offline/offline-notice')).OfflineNotice }))

/** Element of the only route: the loaded page with the frame's elements. */
export function App() {
  const payload = useLoaderData<Payload>()
  const navigation = useNavigation()
  const location = useLocation()
  const boot = useBoot()
  const isMounted = useIsMounted()
  const { lineWords } = useSpace()
  const hold = useMemo(() => (text: string) => holdWords(text, lineWords), [lineWords])
  useArrival(payload, location)
  useOfflinePage(payload, location.pathname)
  return (
    <PageLinkProvider value={Link}>
      <HoldWordsProvider value={hold}>
        <PageView
          payload={payload}
          arrival={useArrivalWord(location)}
          isLeaving={useIsSlow(navigation.state === 'loading')}
        />
      </HoldWordsProvider>
      <FrameElements navigating={navigation.state === 'loading'} frame={payload.frame} />
      {boot.offline && isMounted && (
        <Suspense fallback={null}>
          <OfflineNotice />
        </Suspense>
      )}
      <LeavePrompt />
      <ScrollRestoration />
    </PageLinkProvider>
  )
}

/** Has the device retain a page that is marked so. */
function useOfflinePage({ offline }: Payload, path: string): void {
  const { locale, offline: isRetained, preview } = useBoot()
  const isWanted = offline === true && !isRetained && preview === undefined
  useEffect(() => {
    if (isWanted) void import('@kit/offline/store-page').then(({ storePage }) => storePage(path, locale))
  }, [isWanted, path, locale])
}

function useArrivalWord(location: ReturnType<typeof useLocation>): string {
  const [last, setLast] = useState(() => arrivalAt(location))
  if (last.key === location.key && last.hash === location.hash) return last.arrival
  const next = arrivalAt(location, last)
  setLast(next)
  return next.arrival
}

/** Delay before loading is announced (ms); most pages arrive sooner. */
const delayMs = 400

/** True once `isBusy` has lasted long enough to be announced. */
function useIsSlow(isBusy: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setSlow(true), delayMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isBusy])
  return isSlow
}

/**
 * The document already has its own head. Kept per document, because an error page unmounts and remounts the component.
 */
let isFirst = true

/**
 * After a navigation, updates the document's head and moves focus to the content, or to the part named by the hash, so
 * that screen readers start there.
 */
function useArrival(payload: Payload, { key, hash }: ReturnType<typeof useLocation>): void {
  useEffect(() => {
    if (isFirst) {
      isFirst = false
      return
    }
    applyHead(payload.head)
    const target = hash ? document.getElementById(decoded(hash.slice(1))) : document.getElementById('main')
    if (target && target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1
    target?.focus({ preventScroll: true })
    // The router changes the address without a `hashchange` event, which tabs rely on.
    if (hash) dispatchEvent(new HashChangeEvent('hashchange'))
    // `key` rather than the payload alone: navigating to the same page again is an arrival too.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the hash belongs to the key
  }, [key, payload])
}
