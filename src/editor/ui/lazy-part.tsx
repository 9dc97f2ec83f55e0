import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { whenIdle } from '@kit/when-idle'
import { DidNotLoad } from './did-not-load'
import { watchHand } from './hand'

/** Timeout (ms) for prefetching, which nobody waits for. */
const prefetchTimeoutMs = 2000
/** Maximum delay (ms) of a part that loads after its neighbours. */
const laterMs = 300
/** A part that did not load is requested once more after this time (ms). */
const againMs = 500
const waitBriefly = () => new Promise<void>((resolve) => void setTimeout(resolve, againMs))
let isLeaving = false
globalThis.addEventListener?.('pagehide', () => (isLeaving = true))
// Back again, from the browser's memory.
globalThis.addEventListener?.('pageshow', () => (isLeaving = false))
/** Files prefetched at a time, after the person has been idle for `handMs` (ms). */
const filesAtOnce = 8
const handMs = 1000

/**
 * A lazily loaded part of the builder, so that the page can be seen and selected from before all tools are loaded. If
 * loading fails, a notice takes its place and the rest keeps working; for a part over the builder (`isOver`, or one
 * that can be closed) the notice is shown over the builder too, because it would be hidden behind. `coming` is shown
 * until then. It can be dismissed before it has loaded, by `onClose` or `close`: with Escape, and from the notice. With
 * `isLater` loading starts after its neighbours are drawn.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  {
    coming = null,
    isLater = false,
    isOver = false,
    close,
  }: { coming?: ReactNode; isLater?: boolean; isOver?: boolean; close?: () => void } = {},
): ComponentType<Props> & { /** Loads it before it is drawn. */ preload: () => Promise<void> } {
  let Part: ComponentType<Props> | undefined
  const fetchPart = async () => {
    Part ??= await load()
  }
  function LazyPart(props: Props) {
    const [state, setState] = useState<'coming' | 'here' | 'failed'>('coming')
    const isHere = Part !== undefined
    const leave = 'onClose' in props && typeof props.onClose === 'function' ? (props.onClose as () => void) : close
    const press = useEffectEvent((event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) leave?.()
    })
    const canLeave = !isHere && leave !== undefined
    useEffect(() => {
      if (!canLeave) return
      const keys = (event: KeyboardEvent) => press(event)
      addEventListener('keydown', keys)
      return () => removeEventListener('keydown', keys)
    }, [canLeave])
    useEffect(() => {
      if (isHere || state !== 'coming') return
      let isShown = true
      const show = async () => {
        const isFetched = await fetchPart()
          .catch(waitBriefly)
          .then(fetchPart)
          .then(
            () => true,
            // While the document is left, the browser refuses every file.
            () => isLeaving,
          )
        if (!isShown) return
        if (!isFetched || Part) setState(isFetched ? 'here' : 'failed')
      }
      const end = isLater ? whenIdle(() => void show(), laterMs) : void show()
      return () => {
        isShown = false
        end?.()
      }
    }, [isHere, state])
    if (Part) return <Part {...props} />
    if (state !== 'failed') return coming
    return <DidNotLoad isOver={isOver || leave !== undefined} onAgain={() => setState('coming')} onClose={leave} />
  }
  return Object.assign(LazyPart, { preload: () => fetchPart().catch(() => {}) })
}

/**
 * Prefetches the remaining files into the browser's cache while the builder is idle; from then on (`data-parts` on the
 * document) it works offline. They are executed on first use, so that a session that opens no dialog spends neither
 * time nor memory on them. With data saving on, nothing is prefetched.
 */
export async function fetchParts(): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const files = JSON.parse(document.getElementById('later')?.textContent ?? '[]') as string[]
  const hand = watchHand()
  for (let at = 0; at < files.length; at += filesAtOnce) {
    // An active person has the connection and the browser to themselves.
    await hand.rests(handMs)
    await new Promise<number>((resolve) => void whenIdle(resolve, prefetchTimeoutMs))
    // A failed file is requested again, and reported, where it is needed.
    await Promise.all(
      files.slice(at, at + filesAtOnce).map((file) =>
        fetch(file, { priority: 'low' })
          .then((answer) => answer.arrayBuffer())
          .catch(() => {}),
      ),
    )
  }
  hand.end()
  document.documentElement.dataset.parts = 'fetched'
}

/**
 * Removes the link of a style sheet that failed to load: otherwise the loader would consider it loaded and not retry.
 */
export function forgetLostStyles(): void {
  addEventListener(
    'error',
    ({ target }) => target instanceof HTMLLinkElement && target.rel === 'stylesheet' && target.remove(),
    true,
  )
}
