import { isOpen, isOver, isRunning, type UploadEntry } from './upload-entry'

/** Totals of a queue. Bytes of failed or skipped files do not count. */
export function summarise(entries: readonly UploadEntry[]) {
  const counted = entries.filter(({ state }) => state !== 'failed' && state !== 'skipped')
  const size = counted.reduce((sum, entry) => sum + entry.size, 0)
  const sent = counted.reduce(
    (sum, entry) => sum + (entry.state === 'done' ? entry.size : Math.min(entry.sent, entry.size)),
    0,
  )
  const of = (...states: UploadEntry['state'][]) => entries.filter(({ state }) => states.includes(state)).length
  const done = of('done')
  return {
    size,
    sent,
    /** 0–100; empty files count by number. */
    percent:
      size > 0 ? Math.floor((sent * 100) / size) : counted.length > 0 ? Math.floor((done * 100) / counted.length) : 0,
    all: counted.length,
    done,
    failed: of('failed'),
    /** Waiting for the person. */
    asking: of('asking', 'missing'),
    paused: of('paused'),
    isRunning: entries.some((entry) => entry.state === 'waiting' || isRunning(entry)),
    isOpen: entries.some(isOpen),
    mayPause: of('waiting', 'uploading', 'offline', 'retrying') > 0,
    mayResume: entries.some(({ state, problem }) => state === 'paused' || (state === 'failed' && problem?.mayRetry)),
    mayClear: entries.some(isOver),
  }
}
export type UploadSummary = ReturnType<typeof summarise>
