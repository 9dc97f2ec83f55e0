import { finished } from 'node:stream'
import type { ServerResponse } from 'node:http'
import type { Log } from '../log'

/** Work that starts after a response was sent, so that response time reveals nothing about it. */
export type AfterResponse = {
  /** Never rejects: failures are logged. */
  add: (answer: ServerResponse, work: () => Promise<unknown>, log: Log) => void
  /** Resolves when no work is running. */
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
