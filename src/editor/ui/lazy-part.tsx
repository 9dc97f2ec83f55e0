import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { DidNotLoad } from './did-not-load'
import { watchHand } from './hand'
import { whenIdle } from './when-idle'

/** Nobody waits for these. */
const prefetchTimeoutMs = 2000
/** What comes behind what is beside it waits so long at most. */
const laterMs = 300
/** So many files are asked for at a time, when the hand has rested so long (ms). */
const filesAtOnce = 8
const handMs = 1000

/**
 * A part of the builder that comes in a file of its own, so that the page can be seen and chosen from before all tools are
 * there. Where its file does not come, a notice stands in its place and the rest goes on: of a part that lies over the builder (`isOver`, or it can be
 * closed), over the builder too, for behind it nobody would see it. `coming` stands there until then.
 * It is put away by its `onClose`, or by `close` where it has none, before its file is there too: by Escape, and from the notice.
 * With `isLater` its file is asked for when what is beside it has been seen.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  {
    coming = null,
    isLater = false,
    isOver = false,
    close,
  }: { coming?: ReactNode; isLater?: boolean; isOver?: boolean; close?: () => void } = {},
): ComponentType<Props> & { /** Fetches it before it is drawn. */ preload: () => Promise<void> } {
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
        const isFetched = await fetchPart().then(
          () => true,
          () => false,
        )
        if (!isShown) return
        setState(isFetched ? 'here' : 'failed')
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
 * Brings the files of what is not here yet into the browser's own store while the builder has nothing else to do; from
 * then on (`data-parts` at the document) it works without a connection. They are run when they are wanted:
 * a session in which nobody opens a dialog has neither its time nor its memory taken by it. People who save data get nothing
 * beforehand: to them each part comes when it is wanted.
 */
export async function fetchParts(): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const files = JSON.parse(document.getElementById('later')?.textContent ?? '[]') as string[]
  const hand = watchHand()
  for (let at = 0; at < files.length; at += filesAtOnce) {
    // Somebody who is at work has the connection and the browser to themselves.
    await hand.rests(handMs)
    await new Promise<number>((resolve) => void whenIdle(resolve, prefetchTimeoutMs))
    // What does not come now is asked for again, and said, where it is needed.
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

/** A style sheet that did not come is asked for again with its part: while its link stood, the loader would take it for one that is there. */
export function forgetLostStyles(): void {
  addEventListener(
    'error',
    ({ target }) => target instanceof HTMLLinkElement && target.rel === 'stylesheet' && target.remove(),
    true,
  )
}
