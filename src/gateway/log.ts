import { pino } from 'pino'
import { describeError } from './errors/describe-error'

export type Log = {
  info: (fields: object, message: string) => void
  warn: (fields: object, message: string) => void
  error: (fields: object, message: string) => void
}

/** Structured lines on standard output. Cookies, tokens and passwords never reach them. */
export function createLog(level: string) {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      redact: {
        paths: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.token'],
        censor: '[hidden]',
      },
    },
    // Lines are written in batches, at most a moment later: a write per line was a third of the cost of a cached page.
    // Lines still unwritten when the process ends are written then.
    pino.destination({ sync: false, minLength: 4096, periodicFlush: 100 }),
  )
}
