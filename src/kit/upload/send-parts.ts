import AwsS3 from '@uppy/aws-s3'
import Uppy from '@uppy/core'
import { leastPartBytes, parallelParts, type UploadState } from '@schemas/entities/file-item'
import { partTooSmall } from '@schemas/errors'
import { PartAddresses } from './part-addresses'
import { NoEtag, putBytes, StoreRefused } from './put-bytes'
import type { SentPart, UploadChannel } from './upload-channel'
import { withNetworkRetry, type RetryOptions } from './network-retry'

type Options = RetryOptions & {
  channel: Pick<UploadChannel<unknown>, 'sign'>
  /** Bytes of the file that the store has or that have gone out. */ onSent: (bytes: number) => void
}

const silent = { debug() {}, warn() {}, error() {} }

/**
 * Sends a file in parts, four at a time, beginning with those that the store lacks, and gives all of them in order. Uppy cuts, orders and counts; what is waited out,
 * how an address is come by and what an answer must have is ours. It is always told that it resumes (`s3Multipart`): an upload that it began itself it would
 * give up, with all its parts, at the first part that fails.
 */
export async function sendParts(
  file: File,
  upload: UploadState,
  { channel, signal, onSent, ...waiting }: Options,
): Promise<SentPart[]> {
  const { id, partSize, partCount } = upload
  if (partSize < leastPartBytes) throw new Error(partTooSmall)
  // Ends the other parts too when one has failed for good.
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
      // What is still under way when all ends has nobody to tell.
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
    // Whether the store forgets the parts is decided by whoever asked for them to be sent.
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
          // An address that ended while the device slept or the line was slow: another one, once.
          if (!(error instanceof StoreRefused && error.status === 403) || (refusals += 1) > 1) throw error
        }
      }
    }, wait)
  }

  let onAbort: (() => void) | undefined
  try {
    const fileId = uppy.addFile({ name: file.name, type: file.type, data: file })
    // The plugin reads it; its types do not tell.
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
