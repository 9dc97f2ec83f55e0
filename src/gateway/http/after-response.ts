import { finished } from 'node:stream'
import type { ServerResponse } from 'node:http'
import type { Log } from '../log'

/** What begins when an answer has gone out, so that the time of the answer tells nothing of it. */
export type AfterResponse = {
  /** Never rejects: what fails is in the log. */
  add: (answer: ServerResponse, work: () => Promise<unknown>, log: Log) => void
  /** Resolves when nothing of it is under way. */
  idle: () => Promise<void>
}

export function createAfterResponse(): AfterResponse {
  const running = new Set<Promise<unknown>>()
  return {
    add: (answer, work, log) => {
      const done: Promise<unknown> = new Promise<void>((resolve) => finished(answer, () => resolve()))
        .then(work)
        .catch((error: unknown) => log.error({ err: error }, 'What was to follow an answer failed.'))
        .finally(() => running.delete(done))
      running.add(done)
    },
    idle: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
