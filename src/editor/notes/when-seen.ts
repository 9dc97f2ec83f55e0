import { callGateway } from '@kit/call-gateway'
import { refreshCalls } from '@kit/use-call'
import { noteCalls } from './note-calls'

/** Words that were in sight for so long (ms) were seen. */
const restMs = 1000
/** What is seen within it (ms) is said at once. */
const joinMs = 400
/** The gateway takes no more of them in one go. */
const maxAtOnce = 100

/** Calls back once the element was in sight of somebody for a while; the returned function gives up. */
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

/** Keeps that this, and what stands before it in its thread, was seen. What could not be said now is new the next time. */
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
