import { readFileSync } from 'node:fs'

/** Time limit for a killed gateway to be ready again (ms). */
export const readyWithinMs = 3000

/**
 * How long a process has been runnable while the machine ran others (ms), as Linux reports it for the main thread: time
 * taken by other tests does not count as its own. 0 where it is not reported.
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
