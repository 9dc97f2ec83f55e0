/** A piece of work by names that tell nothing of a person. */
export type Work = { call: string; site: string; request: string }

/**
 * What was in flight since the last look, and whose synchronous part took longest in it (undefined: nobody's that is
 * known).
 */
export type Seen = { running: Work | undefined; all: Work[] }

export type InFlight = {
  /** Counts the work from now until it settles. `resume` says that its code runs again after it waited. */
  track: <T>(work: Work, run: (resume: () => void) => Promise<T>) => Promise<T>
  /** What was seen since the last look. */
  look: () => Seen
}

/** Ended work that is remembered between two looks, at most. */
const maxEnded = 100

/**
 * The calls that are being answered. JavaScript runs one at a time and says nothing of which, so each call marks where
 * its code begins and goes on: the time from one mark to the next belongs to the call of the former. Looks are marks of
 * nobody, and cut off the time in which nothing ran.
 */
export function inFlightCalls(now: () => number = () => performance.now()): InFlight {
  const working = new Set<Work>()
  let ended: Work[] = []
  let last: { work: Work | undefined; at: number } = { work: undefined, at: now() }
  let longest: { work: Work | undefined; ms: number } = { work: undefined, ms: 0 }

  function mark(work: Work | undefined): void {
    const at = now()
    if (at - last.at > longest.ms) longest = { work: last.work, ms: at - last.at }
    last = { work, at }
  }

  return {
    track: async (work, run) => {
      working.add(work)
      mark(work)
      try {
        return await run(() => mark(work))
      } finally {
        working.delete(work)
        if (ended.length < maxEnded) ended.push(work)
      }
    },
    look: () => {
      mark(undefined)
      const seen = { running: longest.work, all: [...ended, ...working] }
      ended = []
      longest = { work: undefined, ms: 0 }
      return seen
    },
  }
}
