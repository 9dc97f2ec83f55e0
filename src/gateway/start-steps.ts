import type { Log } from './log'

export type Step = (name: string) => void

/** Says in the log (`LOG_LEVEL=debug`) how long each step of a start took (ms), and how long the process has been there when it ends. */
export function startSteps(log: Pick<Log, 'info'> & { debug: Log['info'] }): Step {
  let from = performance.now()
  return (name) => {
    const now = performance.now()
    log.debug({ step: name, ms: Math.round(now - from), after: Math.round(now) }, 'start')
    from = now
  }
}
