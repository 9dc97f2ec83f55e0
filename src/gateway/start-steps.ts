import type { Log } from './log'

export type Step = (name: string) => void

/** Logs (`LOG_LEVEL=debug`) how long each start step took (ms), and the process's age when it ends. */
export function startSteps(log: Pick<Log, 'info'> & { debug: Log['info'] }): Step {
  let from = performance.now()
  return (name) => {
    const now = performance.now()
    log.debug({ step: name, ms: Math.round(now - from), after: Math.round(now) }, 'start')
    from = now
  }
}
