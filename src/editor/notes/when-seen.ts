import { callGateway } from '@kit/call-gateway'
import { refreshCalls } from '@kit/use-call'
import { noteCalls } from './note-calls'

/** A note entry counts as seen after it was visible for this time (ms). */
const restMs = 1000
/** Entries seen within this time (ms) are reported in one call. */
const joinMs = 400
/** The gateway's limit per call. */
const maxAtOnce = 100

/** Calls `seen` once the element was visible to a person for a while; the returned function cancels. */
export function whenSeen(element: Element, seen: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const watch = new IntersectionObserver(([entry]) => {
    clearTimeout(timer)
    if (entry?.isIntersecting) rest()
  })
  const rest = () => {
    timer = setTimeout(() => (document.hidden ? rest() : seen()), restMs)
  }
  watch.observe(element)
  return () => {
    clearTimeout(timer)
    watch.disconnect()
  }
}

const waiting = new Set<string>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Reports an entry, and those before it in its thread, as seen. If that fails, it is new again next time. */
export function markNoteSeen(id: string): void {
  waiting.add(id)
  timer ??= setTimeout(() => {
    timer = undefined
    const all = [...waiting]
    waiting.clear()
    for (const ids of Array.from({ length: Math.ceil(all.length / maxAtOnce) }, (_, at) =>
      all.slice(at * maxAtOnce, (at + 1) * maxAtOnce),
    ))
      callGateway(noteCalls.see, { ids }).then(
        () => refreshCalls(noteCalls.read, noteCalls.site),
        () => {},
      )
  }, joinMs)
}
