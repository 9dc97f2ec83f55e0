import AwsS3 from '@uppy/aws-s3'
import Uppy from '@uppy/core'
import { leastPartBytes, parallelParts, type UploadState } from '@schemas/files/entities/file-item'
import { partTooSmall } from '@schemas/errors'
import { PartAddresses } from './part-addresses'
import { NoEtag, putBytes, StoreRefused } from './put-bytes'
import type { SentPart, UploadChannel } from './upload-channel'
import { withNetworkRetry, type RetryOptions } from './network-retry'

type Options = RetryOptions & {
  channel: Pick<UploadChannel<unknown>, 'sign'>
  /** Bytes of the file already stored or sent. */ onSent: (bytes: number) => void
}

const silent = { debug() {}, warn() {}, error() {} }

/**
 * Sends a file's missing parts, four at a time, and returns all parts in order. Uppy slices, orders and counts;
 * retries, address signing and response checks are ours. It is always told that it resumes (`s3Multipart`): an upload
 * it had started itself would be aborted, with all its parts, at the first failing part.
 */
export async function sendParts(
  file: File,
  upload: UploadState,
  { channel, signal, onSent, ...waiting }: Options,
): Promise<SentPart[]> {
  const { id, partSize, partCount } = upload
  if (partSize < leastPartBytes) throw new Error(partTooSmall)
  // Aborts the other parts when one has failed for good.
  const all = new AbortController()
  const stop = () => all.abort(signal.reason)
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  const etags = new Map(upload.parts.map(({ number, etag }) => [number, etag]))
  const addresses = new PartAddresses(
    (numbers) => channel.sign(id, numbers, all.signal),
    partCount,
    (number) => etags.has(number),
  )
  const numbers = new Map<string, number>()
  const wait = { ...waiting, signal: all.signal }

  const uppy = new Uppy({ logger: silent, autoProceed: false })
  uppy.use(AwsS3, {
    limit: parallelParts,
    shouldUseMultipart: true,
    retryDelays: [],
    getChunkSize: () => partSize,
    createMultipartUpload: () => ({ uploadId: id, key: id }),
    listParts: () => [...etags].map(([PartNumber, ETag]) => ({ PartNumber, ETag })),
    signPart: async (_file, { partNumber }) => {
      const { address, headers } = await withNetworkRetry(() => addresses.get(partNumber), wait)
      numbers.set(address, partNumber)
      return { method: 'PUT', url: address, headers }
    },
    uploadPartBytes: async ({ signature, body, onProgress, onComplete }) => {
      const number = numbers.get(signature.url) as number
      // Parts still in flight after the end report to no one.
      const etag = await sendPart(
        number,
        body as Blob,
        (loaded) => !all.signal.aborted && onProgress({ lengthComputable: true, loaded }),
      )
      etags.set(number, etag)
      onComplete(etag)
      return { ETag: etag }
    },
    completeMultipartUpload: () => ({}),
    // The caller decides whether the store discards the parts.
    abortMultipartUpload: () => {},
  })

  async function sendPart(number: number, bytes: Blob, onLoaded: (bytes: number) => unknown): Promise<string> {
    let refusals = 0
    return withNetworkRetry(async () => {
      for (;;) {
        try {
          const { address, headers } = await addresses.get(number, refusals > 0)
          const etag = await putBytes(bytes, {
            address,
            headers,
            signal: all.signal,
            onSent: (loaded) => void onLoaded(loaded),
          })
          if (!etag) throw new NoEtag()
          return etag
        } catch (error) {
          onLoaded(0)
          // An address that expired during sleep or on a slow connection: request another one, once.
          if (!(error instanceof StoreRefused && error.status === 403) || (refusals += 1) > 1) throw error
        }
      }
    }, wait)
  }

  let onAbort: (() => void) | undefined
  try {
    const fileId = uppy.addFile({ name: file.name, type: file.type, data: file })
    // The plugin reads this field, though its types lack it.
    uppy.setFileState(fileId, { s3Multipart: { uploadId: id, key: id } } as object)
    uppy.on('upload-progress', (_file, { bytesUploaded }) => onSent(bytesUploaded))
    await new Promise<void>((resolve, reject) => {
      onAbort = () => reject(all.signal.reason)
      all.signal.addEventListener('abort', onAbort)
      if (all.signal.aborted) onAbort()
      uppy.on('upload-success', () => resolve())
      uppy.on('upload-error', (_file, error) => reject(error))
      uppy.upload().catch(reject)
    })
  } finally {
    signal.removeEventListener('abort', stop)
    if (onAbort) all.signal.removeEventListener('abort', onAbort)
    all.abort(signal.aborted ? signal.reason : undefined)
    uppy.destroy()
  }
  return [...etags].map(([number, etag]) => ({ number, etag })).sort((a, b) => a.number - b.number)
}
