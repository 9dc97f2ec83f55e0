import { callGateway } from '@kit/call-gateway'
import type { OutputOf } from '@schemas/call'
import { calls } from '../state/calls'
import { type DeviceCopy, readDeviceCopy } from './device-copy'

type Opened = OutputOf<typeof import('@schemas/api/editor/open').call>
type Ahead = { key: string; answer: Promise<Opened>; copy: Promise<DeviceCopy | undefined> }

let ahead: Ahead | undefined

/** Takes the document that came with the page; one that did not is asked for while the builder's own files are still on their way. So is what this device has of it. */
export function openAhead(owner: string, key: string): Promise<Opened> {
  const element = document.getElementById('opened')
  const embedded = element?.textContent
  element?.remove()
  const answer = embedded ? Promise.resolve(JSON.parse(embedded) as Opened) : callGateway(calls.open, { key })
  // Whoever opens the document hears of a failure; until then it is nobody's.
  answer.catch(() => {})
  ahead = { key, answer, copy: readDeviceCopy(owner, key) }
  return answer
}

/** The document as the gateway has it now and what this device has of it; the answers that were there ahead are used once. */
export function askDocument(
  owner: string,
  key: string,
  signal?: AbortSignal,
): Promise<[Opened, DeviceCopy | undefined]> {
  const prefetched = ahead?.key === key ? ahead : undefined
  ahead = undefined
  return Promise.all([
    prefetched?.answer ?? callGateway(calls.open, { key }, signal),
    prefetched?.copy ?? readDeviceCopy(owner, key),
  ])
}
