import { readFileSync } from 'node:fs'

/** How soon a gateway that was killed is to be ready again (ms). */
export const readyWithinMs = 3000

/**
 * How long a process has been ready to run while the machine ran others (ms), as Linux tells of its main thread: what other tests took from it
 * is no time of its own. 0 where nobody tells.
 */
export function waitedMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1] ?? 0) / 1e6
  } catch {
    return 0
  }
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.POSITIVE_INFINITY
