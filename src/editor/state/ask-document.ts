import { callGateway } from '@kit/call-gateway'
import type { OutputOf } from '@schemas/call'
import { calls } from '../state/calls'
import { type DeviceCopy, readDeviceCopy } from './device-copy'

type Opened = OutputOf<typeof import('@schemas/editor/calls/editor/open').call>
type Ahead = { key: string; answer: Promise<Opened>; copy: Promise<DeviceCopy | undefined> }

let ahead: Ahead | undefined

/**
 * Takes the document embedded in the page, else requests it while the builder's files are still loading. Reads this
 * device's copy at the same time.
 */
export function openAhead(owner: string, key: string): Promise<Opened> {
  const element = document.getElementById('opened')
  const embedded = element?.textContent
  element?.remove()
  const answer = embedded ? Promise.resolve(JSON.parse(embedded) as Opened) : callGateway(calls.open, { key })
  // The caller who opens the document handles the error; until then it must not count as unhandled.
  answer.catch(() => {})
  ahead = { key, answer, copy: readDeviceCopy(owner, key) }
  return answer
}

/** The gateway's current document and this device's copy; prefetched answers are used once. */
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
