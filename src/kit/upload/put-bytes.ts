import { uploadAborted } from '@schemas/errors'

/** The store itself did not take what was sent; `status` is 0 when it did not answer. */
export class StoreRefused extends Error {
  constructor(readonly status: number) {
    super(`The store answered ${status}.`)
  }
}

/** The store took a part and did not say as what: without its ETag the whole cannot be put together. */
export class NoEtag extends Error {
  constructor() {
    super('The store answered without an ETag.')
  }
}

export const abortError = (): DOMException => new DOMException(uploadAborted.en, 'AbortError')
export const reasonOf = (signal: AbortSignal): Error => (signal.reason instanceof Error ? signal.reason : abortError())

type Options = {
  address: string
  headers: Record<string, string>
  /** Bytes of this request that have gone out. */ onSent: (bytes: number) => void
  signal: AbortSignal
}

/** Sends bytes to a presigned address and gives the answer's ETag, if it has one. By XMLHttpRequest, because fetch does not tell how much has gone out. */
export function putBytes(bytes: Blob, { address, headers, onSent, signal }: Options): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(reasonOf(signal))
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    signal.addEventListener('abort', abort)
    request.open('PUT', address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', (event) => onSent(event.loaded))
    request.addEventListener('load', () => {
      if (request.status < 200 || request.status >= 300) return reject(new StoreRefused(request.status))
      onSent(bytes.size)
      resolve(request.getResponseHeader('etag') ?? undefined)
    })
    request.addEventListener('error', () => reject(new StoreRefused(0)))
    request.addEventListener('abort', () => reject(reasonOf(signal)))
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort))
    request.send(bytes)
  })
}
