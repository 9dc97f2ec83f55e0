import { readFileSync } from 'node:fs'

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
