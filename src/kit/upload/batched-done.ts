import { isRunning } from './upload-entry'
import { type DoneEntry, onDone } from './upload-runs'
import { all } from './upload-store'

/** How long the first finished file waits for others, and the minimum time between notifications (ms). */
const gatherMs = 500
const restMs = 2500

/**
 * Reports finished files in batches: a hundred small files finish within a second, and reporting each would reload
 * every list and figure on the page until the gateway limits the rate. The last one is reported as promptly as the
 * first.
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
