import { callGateway } from '@kit/call-gateway'
import type { OutputOf } from '@schemas/call'
import { calls } from './calls'

type Opened = OutputOf<typeof import('@schemas/api/editor/open').call>

let ahead: { key: string; answer: Promise<Opened> } | undefined

/** Asks for the document that is about to be opened while the builder's own files are still on their way. */
export function askAhead(key: string): void {
  const answer = callGateway(calls.open, { key })
  // Whoever opens the document hears of a failure; until then it is nobody's.
  answer.catch(() => {})
  ahead = { key, answer }
}

/** The document as the gateway has it now; the answer that was asked for ahead is used once. */
export function askDocument(key: string, signal: AbortSignal): Promise<Opened> {
  const asked = ahead?.key === key ? ahead.answer : undefined
  ahead = undefined
  return asked ?? callGateway(calls.open, { key }, signal)
}
