import { maxLogEntries } from '@schemas/constants'
import { emitter } from '@kit/emitter'

export const logLevels = ['debug', 'log', 'info', 'warn', 'error'] as const
export type LogLevel = (typeof logLevels)[number]
export type LogEntry = { id: number; at: number; level: LogLevel; text: string }

let entries: readonly LogEntry[] = []
let written = 0
let isMirrored = false
const changed = emitter()

export const readLog = (): readonly LogEntry[] => entries

export const watchLog = changed.on

export function clearLog(): void {
  entries = []
  notify()
}

/** Adds one entry and drops the oldest beyond 50. */
export function addToLog(level: LogLevel, values: readonly unknown[], now: number = Date.now()): void {
  entries = [...entries, { id: (written += 1), at: now, level, text: values.map(textOf).join(' ') }].slice(
    -maxLogEntries,
  )
  notify()
}

/** Copies console messages, uncaught errors and rejections to the buffer. Installs itself once. */
export function mirrorConsole(): void {
  if (isMirrored || typeof window === 'undefined') return
  isMirrored = true
  for (const level of logLevels) {
    const { [level]: original } = console
    console[level] = (...values: unknown[]) => {
      original.apply(console, values)
      addToLog(level, values)
    }
  }
  addEventListener('error', (event) => addToLog('error', [event.error ?? event.message]))
  addEventListener('unhandledrejection', (event) => addToLog('error', ['Unhandled rejection:', event.reason]))
}

// Deferred, because a message may be logged while React renders, when a store must not change.
function notify(): void {
  queueMicrotask(changed.emit)
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (value instanceof Error) return value.stack ?? `${value.name}: ${value.message}`
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return String(value)
  }
}
