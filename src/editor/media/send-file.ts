import type { CallContract, InputOf, OutputOf } from '@schemas/call'
import { callGateway, type CallRef, GatewayError } from '@kit/call-gateway'
import { mediaCalls } from './media-calls'

type Told = {
  /** The share of the bytes that has gone out (0–1). */
  onSent: (share: number) => void
  /** All bytes are there; the gateway makes the picture's widths. */
  onPreparing: () => void
  signal: AbortSignal
}

/** The store itself did not take the file. */
export class StoreRefused extends Error {
  constructor(readonly status: number) {
    super(`The store answered ${status}.`)
  }
}

/** How often it is asked whether the gateway is done with a file that it was already working on, and how long between (ms). */
const tries = 60
const betweenMs = 2000

/**
 * Sends one file: an address for it, its bytes straight to the store, then what the gateway makes of them by `call`. Rejects with a
 * GatewayError in the person's language, with StoreRefused, or with the signal's reason.
 */
export async function sendFile<C extends CallContract>(file: File, call: CallRef<C>, { onSent, onPreparing, signal }: Told): Promise<OutputOf<C>> {
  const type = /^[\w.+-]{1,60}\/[\w.+-]{1,100}$/.test(file.type) ? file.type : ''
  const { id, address, headers } = await callGateway(mediaCalls.start, { name: file.name || 'file', size: file.size, type }, signal)
  try {
    await putFile(file, { address, headers, onSent, signal })
    onPreparing()
    return await finish(call, id, signal)
  } catch (error) {
    // What was sent of it goes at once and not only after a day.
    if (signal.aborted) void callGateway(mediaCalls.cancel, { id }).catch(() => {})
    throw error
  }
}

/** A lost answer is asked for again: finishing twice makes one file. */
async function finish<C extends CallContract>(call: CallRef<C>, id: string, signal: AbortSignal): Promise<OutputOf<C>> {
  for (let tried = 1; ; tried++) {
    try {
      return await callGateway(call, { id } as InputOf<C>, signal)
    } catch (error) {
      const mayPass = error instanceof GatewayError && (error.status === 0 || error.status === 503 || (error.status === 409 && tried > 1))
      if (!mayPass || tried === tries || signal.aborted) throw error
      await new Promise((resolve) => setTimeout(resolve, betweenMs))
    }
  }
}

/** By XMLHttpRequest, because fetch does not tell how much has gone out. */
export function putFile(file: File, { address, headers, onSent, signal }: { address: string; headers: Record<string, string>; onSent: Told['onSent']; signal: AbortSignal }): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    signal.addEventListener('abort', abort)
    request.open('PUT', address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', (event) => event.lengthComputable && onSent(event.loaded / event.total))
    request.addEventListener('load', () => (request.status >= 200 && request.status < 300 ? resolve() : reject(new StoreRefused(request.status))))
    request.addEventListener('error', () => reject(new StoreRefused(0)))
    request.addEventListener('abort', () => reject(signal.reason instanceof Error ? signal.reason : new DOMException('Upload aborted.', 'AbortError')))
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort))
    if (signal.aborted) return reject(signal.reason instanceof Error ? signal.reason : new DOMException('Upload aborted.', 'AbortError'))
    request.send(file)
  })
}
