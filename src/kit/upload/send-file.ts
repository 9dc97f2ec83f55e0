import type { FileItem, NameConflict, UploadState } from '@schemas/files/entities/file-item'
import { GatewayError } from '../call-gateway'
import { putBytes, reasonOf, StoreRefused } from './put-bytes'
import type { Address, SentPart, UploadChannel } from './upload-channel'
import { waitForRetry, withNetworkRetry, type RetryOptions } from './network-retry'

/** The target of a file and the state of its upload. */
export type Job<T> = {
  channel: UploadChannel<T>
  file: File
  /** The client's own name for the upload. */
  named?: string | undefined
  name: string
  folders: string
  parent: string
  mode: 'private' | 'public'
  conflict: NameConflict
  /** Started earlier, in this document or a previous one. */
  uploadId?: string | undefined
}

export type SendCallbacks = {
  /**
   * The upload was requested under the client's name: until a response arrives it may be open under that name. False:
   * it was refused.
   */
  onRequested?: (mayBeOpen: boolean) => void
  /** The gateway now knows the upload by this id; also called when it was stopped meanwhile. */
  onOpened: (uploadId: string) => void
  onSent: (bytes: number) => void
  onState: (state: 'uploading' | 'offline' | 'retrying' | 'checking') => void
}

/** A sibling has the same name, and the conflict is unresolved. */
export class NameTaken extends Error {
  constructor(readonly sibling: FileItem | undefined) {
    super('There is already a file with this name.')
  }
}

export type SendOptions = SendCallbacks & { signal: AbortSignal; hurry?: EventTarget }

/**
 * Uploads one file: opens the upload, sends missing parts, and has the gateway complete it. Resolves to the result, or
 * to nothing when `skip` met a sibling. Rejects with NameTaken, a GatewayError in the person's language, StoreRefused,
 * NoEtag, or the signal's reason; parts already sent are kept.
 */
export async function sendFile<T>(
  job: Job<T>,
  { signal, onRequested, onOpened, onSent, onState, hurry: retrySignal }: SendOptions,
): Promise<T | undefined> {
  let doing: 'uploading' | 'checking' = 'uploading'
  const wait: RetryOptions = {
    signal,
    onWait: (state) => onState(state === 'over' ? doing : state),
    ...(retrySignal ? { hurry: retrySignal } : {}),
  }
  onState(doing)
  for (let isAgain = false; ; isAgain = true) {
    try {
      const begun = isAgain ? undefined : await findBegun(job, wait)
      if (begun && 'made' in begun) return begun.made
      // An upload the store has forgotten must not be looked up by name again.
      const opened = begun
        ? { upload: begun, single: undefined }
        : await open(isAgain ? { ...job, named: undefined } : job, { wait, onRequested, onOpened })
      if (!opened) return undefined
      const { upload, single } = opened
      onOpened(upload.id)
      const parts = await sendBytes(job, { upload, single, wait, onSent })
      onSent(job.file.size)
      onState((doing = 'checking'))
      return await finish(job, { id: upload.id, parts }, wait)
    } catch (error) {
      // The upload was closed (expired after a day, or forgotten by the store): restart once.
      if (isAgain || signal.aborted || !isClosed(error)) throw error
    }
  }
}

const isRefusal = (error: unknown) =>
  error instanceof NameTaken || (error instanceof GatewayError && error.status >= 400 && error.status < 500)
const isClosed = (error: unknown) =>
  (error instanceof StoreRefused && error.status === 404) || (error instanceof GatewayError && error.status === 410)

/** Progress of an earlier upload, or the file it has become; undefined when it is gone. */
async function findBegun<T>(job: Job<T>, wait: RetryOptions): Promise<UploadState | { made: T } | undefined> {
  const { uploadId: id, channel } = job
  if (id === undefined) return undefined
  const found = await gone(withNetworkRetry(() => channel.state(id, wait.signal), wait))
  if (found) return found.size === job.file.size ? found : undefined
  // It may be complete with only the response lost: finishing twice creates one file.
  const made = await gone(finish(job, { id, parts: [] }, wait))
  return made && { made }
}

async function open(
  { channel, file, named, name, folders, parent, mode, conflict }: Job<unknown>,
  {
    wait,
    onRequested,
    onOpened,
  }: { wait: RetryOptions; onRequested: SendCallbacks['onRequested'] | undefined; onOpened: SendCallbacks['onOpened'] },
) {
  const type = /^[\w.+-]{1,60}\/[\w.+-]{1,100}$/.test(file.type) ? file.type : ''
  onRequested?.(true)
  const opened = await taken(
    withNetworkRetry(
      () =>
        orLate(
          channel.start({
            ...(named === undefined ? {} : { named }),
            name,
            folders,
            parent,
            mode,
            conflict,
            size: file.size,
            type,
          }),
          wait.signal,
          ({ upload, skipped }) => skipped || onOpened(upload.id),
        ),
      wait,
    ),
  ).catch((error: unknown) => {
    if (isRefusal(error)) onRequested?.(false)
    throw error
  })
  return opened.skipped ? undefined : opened
}

/** An opened upload reserves space even after its caller stopped waiting, so a late response is still handled. */
function orLate<T>(request: Promise<T>, signal: AbortSignal, onLate: (answer: T) => unknown): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      reject(reasonOf(signal))
      request.then(onLate, () => {})
    }
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    request.finally(() => signal.removeEventListener('abort', stop)).then(resolve, reject)
  })
}

type Sending = {
  upload: UploadState
  single?: Address | undefined
  wait: RetryOptions
  onSent: (bytes: number) => void
}

async function sendBytes(
  { file, channel }: Job<unknown>,
  { upload, single, wait, onSent }: Sending,
): Promise<SentPart[]> {
  if (upload.partCount > 1) {
    onSent(upload.parts.reduce((sum, { size }) => sum + size, 0))
    const { sendParts } = await withNetworkRetry(() => import('./send-parts'), wait)
    return sendParts(file, upload, { ...wait, channel, onSent })
  }
  // Everything was sent, only the last response is missing.
  if (upload.parts[0]?.size === file.size) return []
  const { signal } = wait
  let known = single
  await withNetworkRetry(async () => {
    for (let isFresh = false; ; isFresh = true) {
      known ??= (await channel.sign(upload.id, [1], signal))[0] as Address
      try {
        return await putBytes(file, { ...known, onSent, signal })
      } catch (error) {
        // An address that expired during sleep or on a slow connection: request another one, once.
        if (isFresh || !(error instanceof StoreRefused && error.status === 403)) throw error
        known = undefined
      }
    }
  }, wait)
  return []
}

/** Number of polls for a file the gateway is still processing, and their interval (ms). */
const finishTries = 60
const finishPauseMs = 2000

async function finish<T>(
  { channel, conflict }: Pick<Job<T>, 'channel' | 'conflict'>,
  { id, parts }: { id: string; parts: SentPart[] },
  wait: RetryOptions,
): Promise<T> {
  let wasLost = false
  const onWait: RetryOptions['onWait'] = (state) => {
    wasLost = true
    wait.onWait(state)
  }
  const ask = () => taken(channel.finish({ id, parts, conflict }, wait.signal))
  for (let tries = 1; ; tries += 1) {
    try {
      return await withNetworkRetry(ask, { ...wait, onWait })
    } catch (error) {
      // After a lost response the gateway may still be processing the file.
      if (!wasLost || tries === finishTries || !(error instanceof GatewayError) || error.status !== 409) throw error
      await waitForRetry(wait.signal, { ms: finishPauseMs })
    }
  }
}

function siblingOf(error: GatewayError): FileItem | undefined {
  const details = error.details as { item?: FileItem } | undefined
  return details?.item
}

async function taken<T>(request: Promise<T>): Promise<T> {
  return request.catch((error: unknown) => {
    throw error instanceof GatewayError && error.status === 409 && siblingOf(error)
      ? new NameTaken(siblingOf(error))
      : error
  })
}

async function gone<T>(request: Promise<T>): Promise<T | undefined> {
  return request.catch((error: unknown) => {
    if (error instanceof GatewayError && (error.status === 404 || error.status === 410)) return undefined
    throw error
  })
}
