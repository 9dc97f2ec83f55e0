import type { Log } from '../log'
import type { InFlight } from './in-flight'

/** How often the event loop is asked to be on time (ms). */
const tickMs = 20
/** A longer standstill is logged (ms), one in each pause at most. */
const [loggedMs, pauseMs] = [100, 10_000]
/** Calls that one line names. */
const maxNamed = 10
/** The worst delay is kept for each second of the last minute. */
const seconds = 60

export type LoopWatch = {
  /** The longest that the event loop stood still in the last minute (ms). */
  worstMs: () => number
  /** One look, as the timer does it. */
  tick: () => void
  /** Looks from now on; returns how to stop. */
  start: () => () => void
}

type LoopWatchOptions = { log: Log; inFlight: InFlight; now?: () => number }

/**
 * Notices when the event loop stood still, by a timer that is late, and names the calls that were in flight. While it
 * stands still, nobody is answered.
 */
export function loopWatch({ log, inFlight, now = () => performance.now() }: LoopWatchOptions): LoopWatch {
  const worst = new Map<number, number>()
  let dueAt: number | undefined
  let quietUntil = Number.NEGATIVE_INFINITY
  let unsaid = 0

  function tick(): void {
    const at = now()
    const late = dueAt === undefined ? 0 : Math.max(0, at - dueAt)
    dueAt = at + tickMs
    const seen = inFlight.look()
    keep(at, late)
    if (late <= loggedMs) return
    if (at < quietUntil) {
      unsaid++
      return
    }
    log.warn(
      {
        ms: Math.round(late),
        running: seen.running,
        calls: seen.all.slice(0, maxNamed),
        more: Math.max(0, seen.all.length - maxNamed),
        unsaid,
      },
      'The event loop stood still.',
    )
    quietUntil = at + pauseMs
    unsaid = 0
  }

  function keep(at: number, late: number): void {
    const second = Math.floor(at / 1000)
    worst.set(second, Math.max(worst.get(second) ?? 0, late))
    for (const known of worst.keys()) if (known <= second - seconds) worst.delete(known)
  }

  return {
    // What stands still at this moment has no tick yet.
    worstMs: () => {
      const at = now()
      keep(at, dueAt === undefined ? 0 : Math.max(0, at - dueAt))
      return Math.round(Math.max(...worst.values()))
    },
    tick,
    start: () => {
      quietUntil = Number.NEGATIVE_INFINITY
      tick()
      const timer = setInterval(tick, tickMs).unref()
      return () => {
        clearInterval(timer)
        dueAt = undefined
      }
    },
  }
}
