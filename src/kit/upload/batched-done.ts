import { isRunning } from './upload-entry'
import { type DoneEntry, onDone } from './upload-runs'
import { all } from './upload-store'

/** How long the first waits for others, and how long lists that were told of some stand before they are told of more (ms). */
const gatherMs = 500
const restMs = 2500

/**
 * Tells of files that have come, many at once: a hundred small ones end in a second, and each that told of itself would have every list and
 * figure on the page read anew, until the gateway asks for patience. The last one is told of as soon as the first is.
 */
export function onBatchDone(listener: (done: readonly DoneEntry[]) => void): () => void {
  let gathered: DoneEntry[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let notifiedAt = -Infinity
  const notify = () => {
    const done = gathered
    gathered = []
    timer = undefined
    notifiedAt = performance.now()
    listener(done)
  }
  const quiet = onDone((entry) => {
    gathered.push(entry)
    const isLast = !all().some((each) => each.state === 'waiting' || isRunning(each))
    if (isLast) clearTimeout(timer)
    else if (timer !== undefined) return
    timer = setTimeout(notify, isLast ? gatherMs : Math.max(gatherMs, notifiedAt + restMs - performance.now()))
  })
  return () => {
    clearTimeout(timer)
    quiet()
  }
}
