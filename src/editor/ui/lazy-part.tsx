import { type ComponentType, useEffect, useState } from 'react'
import { DidNotLoad } from './did-not-load'
import { whenIdle } from './when-idle'

/** Nobody waits for these. */
const partPatienceMs = 5000

const parts: (() => Promise<unknown>)[] = []

/** Names a file that is to come when there is time for it, before anybody waits for it. */
export const fetchLater = (load: () => Promise<unknown>): void => void parts.push(load)

/**
 * A part of the builder that comes in a file of its own, so that the page can be seen and chosen from before all tools are
 * there. Where its file does not come, a notice stands in its place and the rest goes on.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined
  const fetchPart = async () => {
    Part ??= await load()
  }
  fetchLater(fetchPart)
  return function LazyPart(props: Props) {
    const [state, setState] = useState<'coming' | 'here' | 'failed'>('coming')
    const isHere = Part !== undefined
    useEffect(() => {
      if (isHere || state !== 'coming') return
      let isShown = true
      const show = async () => {
        const isFetched = await fetchPart().then(() => true, () => false)
        if (!isShown) return
        setState(isFetched ? 'here' : 'failed')
      }
      void show()
      return () => {
        isShown = false
      }
    }, [isHere, state])
    if (Part) return <Part {...props} />
    if (state !== 'failed') return null
    return <DidNotLoad onAgain={() => setState('coming')} />
  }
}

/** Gets what is not here yet while the builder has nothing else to do, one after the other; from then on (`data-parts` at the document) it works without a connection. */
export async function fetchParts(): Promise<void> {
  for (const part of parts) {
    await new Promise<number>((resolve) => void whenIdle(resolve, partPatienceMs))
    // What does not come now is asked for again, and said, where it is needed.
    await part().catch(() => {})
  }
  document.documentElement.dataset.parts = 'fetched'
}
