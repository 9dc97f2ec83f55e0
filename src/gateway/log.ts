import { pino } from 'pino'

export type Log = {
  info: (fields: object, message: string) => void
  warn: (fields: object, message: string) => void
  error: (fields: object, message: string) => void
}

/** Structured lines on standard output. Cookies, tokens and passwords never reach one. */
export function createLog(level: string) {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.token'],
        censor: '[hidden]',
      },
    },
    // Lines go out together, a moment later at most: a write for each was a third of what a cached page costs. What is still
    // unwritten when the process ends is written then.
    pino.destination({ sync: false, minLength: 4096, periodicFlush: 100 }),
  )
}
