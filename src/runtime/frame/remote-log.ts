import { maxLogEntries } from '@schemas/constants'
import { withoutSecrets } from './without-secrets'

/** Messages within this time are sent together (ms). */
const pauseMs = 2000
/** Maximum number of lines per document, so that an error loop does not flood the log. */
const maxEntries = 200
const maxLength = 2000

/**
 * Sends uncaught errors and console errors to an address, one line each: user id, date, message. Returns how to stop.
 */
export function startRemoteLog(address: string, userID = 'guest'): () => void {
  let waiting: string[] = []
  let sentCount = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const { error: original } = console

  const send = () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0) return
    const body = waiting.join('\n')
    waiting = []
    // Plain text without credentials needs no preflight; the response is not awaited.
    fetch(address, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      headers: { 'content-type': 'text/plain;charset=utf-8' },
      body,
    }).catch(() => {})
  }
  const add = (values: readonly unknown[]) => {
    if (sentCount >= maxEntries) return
    sentCount += 1
    waiting = [
      ...waiting,
      `${userID} ${new Date().toISOString()} ${withoutSecrets(values.map(textOf).join(' ')).slice(0, maxLength)}`,
    ].slice(-maxLogEntries)
    timer ??= setTimeout(send, pauseMs)
  }
  const onError = (event: ErrorEvent) => add([event.error ?? event.message])
  const onRejection = (event: PromiseRejectionEvent) => add(['Unhandled rejection:', event.reason])
  const onHide = () => document.visibilityState === 'hidden' && send()
  console.error = (...values: unknown[]) => {
    original.apply(console, values)
    add(values)
  }
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  document.addEventListener('visibilitychange', onHide)
  return () => {
    send()
    console.error = original
    removeEventListener('error', onError)
    removeEventListener('unhandledrejection', onRejection)
    document.removeEventListener('visibilitychange', onHide)
  }
}

function textOf(value: unknown): string {
  if (value instanceof Error) return inOneLine(value.stack ?? `${value.name}: ${value.message}`)
  if (typeof value === 'string') return inOneLine(value)
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return String(value)
  }
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, (space) => (space.includes('\n') ? ' | ' : space))
