import type { FileItem, NameConflict, UploadState } from '@schemas/entities/file-item'
import { GatewayError } from '../call-gateway'
import { putBytes, reasonOf, StoreRefused } from './put-bytes'
import type { Address, SentPart, UploadChannel } from './upload-channel'
import { waitForRetry, withNetworkRetry, type RetryOptions } from './network-retry'

/** Where a file goes and what is known of its way. */
export type Job<T> = {
  channel: UploadChannel<T>
  file: File
  /** The sender's own word for it. */
  named?: string | undefined
  name: string
  folders: string
  parent: string
  mode: 'private' | 'public'
  conflict: NameConflict
  /** Begun earlier, in this document or an earlier one. */
  uploadId?: string | undefined
}

export type SendCallbacks = {
  /** The way is asked for, by the sender's own word: until an answer comes it may be open under that. False: it was refused. */
  onRequested?: (mayBeOpen: boolean) => void
  /** The gateway knows the upload by this id now; told also when somebody stopped meanwhile. */
  onOpened: (uploadId: string) => void
  onSent: (bytes: number) => void
  onState: (state: 'uploading' | 'offline' | 'retrying' | 'checking') => void
}

/** A sibling has the name, and nobody has said what to do. */
export class NameTaken extends Error {
  constructor(readonly sibling: FileItem | undefined) {
    super('There is already a file with this name.')
  }
}

export type SendOptions = SendCallbacks & { signal: AbortSignal; hurry?: EventTarget }

/**
 * Brings one file to where it belongs: opens the way, sends what the store lacks of it, and has the gateway make something of it. Gives that, or nothing where
 * `skip` met a sibling. Rejects with NameTaken, GatewayError in the person's language, StoreRefused, NoEtag, or the signal's reason; what was sent until then stays.
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
      // What the store has forgotten is not to be found again by its name.
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
      // The way was closed (it ended after a day, or the store has forgotten it): once more from the start.
      if (isAgain || signal.aborted || !isClosed(error)) throw error
    }
  }
}

const isRefusal = (error: unknown) =>
  error instanceof NameTaken || (error instanceof GatewayError && error.status >= 400 && error.status < 500)
const isClosed = (error: unknown) =>
  (error instanceof StoreRefused && error.status === 404) || (error instanceof GatewayError && error.status === 410)

/** How far an earlier upload came, or the file that it has become. Nothing where it is gone. */
async function findBegun<T>(job: Job<T>, wait: RetryOptions): Promise<UploadState | { made: T } | undefined> {
  const { uploadId: id, channel } = job
  if (id === undefined) return undefined
  const found = await gone(withNetworkRetry(() => channel.state(id, wait.signal), wait))
  if (found) return found.size === job.file.size ? found : undefined
  // It may be done, and only the answer was lost: finishing twice makes one file.
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

/** What is opened holds room, also where nobody waits for it any more: whoever stops is told of it still. */
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
  // All of it is there but the last answer.
  if (upload.parts[0]?.size === file.size) return []
  const { signal } = wait
  let known = single
  await withNetworkRetry(async () => {
    for (let isFresh = false; ; isFresh = true) {
      known ??= (await channel.sign(upload.id, [1], signal))[0] as Address
      try {
        return await putBytes(file, { ...known, onSent, signal })
      } catch (error) {
        // An address that ended while the device slept or the line was slow: another one, once.
        if (isFresh || !(error instanceof StoreRefused && error.status === 403)) throw error
        known = undefined
      }
    }
  }, wait)
  return []
}

/** How often it is asked whether the gateway is done with a file that it was already working on, and how long between (ms). */
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
      // The answer that was lost may be one that is still being worked on.
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
