import { uploadAborted } from '@schemas/errors'

/** The object store refused the request; `status` is 0 when it did not answer. */
export class StoreRefused extends Error {
  constructor(readonly status: number) {
    super(`The store answered ${status}.`)
  }
}

/** The store accepted a part without returning an ETag, which is needed to assemble the file. */
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
  /** Bytes of this request sent so far. */ onSent: (bytes: number) => void
  signal: AbortSignal
}

/**
 * Sends bytes to a presigned address and returns the ETag, if any. Uses XMLHttpRequest, because fetch does not report
 * upload progress.
 */
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
