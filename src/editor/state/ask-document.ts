import { callGateway } from '@kit/call-gateway'
import type { OutputOf } from '@schemas/call'
import { calls } from './calls'

type Opened = OutputOf<typeof import('@schemas/api/editor/open').call>

let ahead: { key: string; answer: Promise<Opened> } | undefined

/** Takes the document that came with the page; one that did not is asked for while the builder's own files are still on their way. */
export function openAhead(key: string): void {
  const element = document.getElementById('opened')
  const brought = element?.textContent
  element?.remove()
  const answer = brought ? Promise.resolve(JSON.parse(brought) as Opened) : callGateway(calls.open, { key })
  // Whoever opens the document hears of a failure; until then it is nobody's.
  answer.catch(() => {})
  ahead = { key, answer }
}

/** The document as the gateway has it now; the answer that was there ahead is used once. */
export function askDocument(key: string, signal: AbortSignal): Promise<Opened> {
  const asked = ahead?.key === key ? ahead.answer : undefined
  ahead = undefined
  return asked ?? callGateway(calls.open, { key }, signal)
}
