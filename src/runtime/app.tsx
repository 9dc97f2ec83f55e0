import { useEffect, useState } from 'react'
import { Link, ScrollRestoration, useLoaderData, useLocation, useNavigation } from 'react-router-dom'
import { decoded } from '@schemas/layout/decoded'
import type { Payload } from '@schemas/layout/render'
import { PageLinkProvider } from '@kit/page-link'
import { arrivalAt } from './arrival'
import { FrameElements } from './frame/frame-elements'
import { applyHead } from './head'
import { PageView } from './page-view'

/** The only route's element: the page that the loader brought, and the frame's elements around it. */
export function App() {
  const payload = useLoaderData<Payload>()
  const navigation = useNavigation()
  const location = useLocation()
  useArrival(payload, location)
  return (
    <PageLinkProvider value={Link}>
      <PageView
        payload={payload}
        arrival={useArrivalWord(location)}
        isLeaving={useIsSlow(navigation.state === 'loading')}
      />
      <FrameElements navigating={navigation.state === 'loading'} frame={payload.frame} />
      <ScrollRestoration />
    </PageLinkProvider>
  )
}

function useArrivalWord(location: ReturnType<typeof useLocation>): string {
  const [last, setLast] = useState(() => arrivalAt(location))
  if (last.key === location.key && last.hash === location.hash) return last.arrival
  const next = arrivalAt(location, last)
  setLast(next)
  return next.arrival
}

/** Most pages arrive before a word about loading could be read. */
const delayMs = 400

/** True once `isBusy` has lasted long enough to be worth saying. */
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

/** The document came with its own head. Of the document and not of the component, which an error page takes away and brings back. */
let isFirst = true

/** After a navigation the document's head follows the page and focus moves to the content, or to the part of it that the address names, so that a screen reader starts there. */
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
    // A router's change of address tells nobody of it: tabs open by it.
    if (hash) dispatchEvent(new HashChangeEvent('hashchange'))
    // `key` rather than the payload alone: going to the same page again is an arrival too.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the hash belongs to the key
  }, [key, payload])
}
