import type { Database } from '../db/open'
import { countJobs } from './job-rows'

export type JobCounts = { due: number; dead: number }

/** Anyone may ask for the gateway's health: the jobs are counted once in this time (ms). */
const countedMs = 5000

/** Counts jobs of all sites for the health of the gateway. */
export function jobCounts(database: Database): () => Promise<JobCounts> {
  let counted: { at: number; counts: Promise<JobCounts> } | undefined
  return () => {
    if (!counted || Date.now() - counted.at >= countedMs) {
      const counts = countJobs(database)
      // A failure is not cached.
      counts.catch(() => (counted = undefined))
      counted = { at: Date.now(), counts }
    }
    return counted.counts
  }
}
