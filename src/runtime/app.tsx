import { useEffect, useRef, useState } from 'react'
import { ScrollRestoration, useLoaderData, useLocation, useNavigation } from 'react-router-dom'
import type { Payload } from '@schemas/layout/render'
import { FrameElements } from './frame/frame-elements'
import { applyHead } from './head'
import { PageView } from './page-view'

/** The only route's element: the page that the loader brought, and the frame's elements around it. */
export function App() {
  const payload = useLoaderData<Payload>()
  const navigation = useNavigation()
  useArrival(payload)
  return (
    <>
      <PageView payload={payload} isLeaving={useIsSlow(navigation.state === 'loading')} />
      <FrameElements navigating={navigation.state === 'loading'} frame={payload.frame} />
      <ScrollRestoration />
    </>
  )
}

/** Most pages arrive before a word about loading could be read. */
const patienceMs = 400

/** True once `isBusy` has lasted long enough to be worth saying. */
function useIsSlow(isBusy: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setSlow(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isBusy])
  return isSlow
}

/** After a navigation the document's head follows the page and focus moves to the content, so that a screen reader starts there. */
function useArrival(payload: Payload): void {
  const { key, hash } = useLocation()
  const first = useRef(true)
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    applyHead(payload.head)
    if (!hash) document.getElementById('main')?.focus({ preventScroll: true })
    // `key` rather than the payload alone: going to the same page again is an arrival too.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the hash belongs to the key
  }, [key, payload])
}
