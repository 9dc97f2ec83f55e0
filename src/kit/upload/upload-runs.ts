import type { FileItem, NameConflict } from '@schemas/files/entities/file-item'
import { leastPartBytes } from '@schemas/files/entities/file-item'
import { emitter } from '../emitter'
import { explainProblem, goneProblem } from './explain-problem'
import { forget } from './remembered'
import { linkChannel } from './link-channel'
import { NameTaken, sendFile } from './send-file'
import type { UploadEntry } from './upload-entry'
import { noteSent, stopNoting } from './upload-progress'
import { all, find, keep, set } from './upload-store'
import { type UploadedItem, ownChannel, type UploadChannel } from './upload-channel'

/**
 * Over HTTP/1.1 a browser opens six connections per host for the whole page. A multipart upload takes four, any other
 * one; the page keeps one.
 */
const connections = 5
const weightOf = ({ size }: UploadEntry) => (size > leastPartBytes ? 4 : 1)
const channelOf = ({ link }: UploadEntry): UploadChannel<FileItem | UploadedItem> =>
  link === undefined ? ownChannel : linkChannel(link)
export type DoneEntry = UploadEntry & { item: FileItem }

const running = new Map<string, { abort: AbortController; hurry: EventTarget; weight: number }>()
const come = emitter<[entry: DoneEntry]>()
/** By batch: the answer given "for all". */
export const fixedChoices = new Map<string, NameConflict>()

/**
 * Starts queued uploads as connections allow: in order, but no small file waits behind a large one that is waiting
 * itself.
 */
export function startWaiting(): void {
  let taken = [...running.values()].reduce((sum, { weight }) => sum + weight, 0)
  for (const entry of all()) {
    if (entry.state !== 'waiting' || running.has(entry.id)) continue
    const weight = weightOf(entry)
    if (taken + weight > connections) {
      if (weight > 1 && taken < connections) continue
      return
    }
    taken += weight
    void run(entry, weight)
  }
}

async function run({ id }: UploadEntry, weight: number): Promise<void> {
  const abort = new AbortController()
  const retrySignal = new EventTarget()
  running.set(id, { abort, hurry: retrySignal, weight })
  const { signal } = abort
  const entry = find(id)
  const file = entry?.file
  try {
    if (!entry || !file) return
    const made = await sendFile(
      {
        channel: channelOf(entry),
        file,
        named: id,
        name: entry.name,
        folders: entry.folders,
        parent: entry.parent,
        mode: entry.mode,
        conflict: entry.conflict,
        uploadId: entry.uploadId,
      },
      {
        signal,
        hurry: retrySignal,
        onRequested: (mayBeOpen) => {
          if (find(id)?.mayBeOpen === mayBeOpen) return
          set(id, { mayBeOpen })
          keep([id])
        },
        onOpened: (uploadId) => {
          // Cancelled while being opened: an opened upload reserves space.
          if (!find(id))
            return void channelOf(entry)
              .cancel(uploadId)
              .catch(() => {})
          set(id, { uploadId })
          keep([id])
        },
        onSent: (bytes) => noteSent(id, bytes),
        onState: (state) => !signal.aborted && find(id)?.state !== state && set(id, { state }),
      },
    )
    const item = made && '_id' in made ? made : undefined
    set(id, {
      state: made ? 'done' : 'skipped',
      file: undefined,
      handle: undefined,
      ...(made ? { item, sent: entry.size, name: made.name } : {}),
    })
    void forget([id])
    const done = find(id)
    if (item && done) come.emit({ ...done, item })
  } catch (error) {
    if (!signal.aborted) await fail(id, error)
  } finally {
    // Only its own run: after pause and resume there is another one.
    if (running.get(id)?.abort === abort) running.delete(id)
    stopNoting(id)
    startWaiting()
  }
}

async function fail(id: string, error: unknown): Promise<void> {
  const entry = find(id)
  if (!entry) return
  if (error instanceof NameTaken) {
    const standing = fixedChoices.get(entry.batch)
    if (standing) return set(id, { state: 'waiting', conflict: standing })
    return set(id, { state: 'asking', sibling: error.sibling })
  }
  const problem = explainProblem(error)
  // To the sender, a file that became unreadable looks like a lost connection.
  const isGone = entry.file && problem.kind === 'lost' && !(await isReadable(entry.file))
  const reported = isGone ? goneProblem : problem
  set(id, { state: 'failed', problem: reported })
  if (reported.kind === 'refused' && !reported.mayRetry) giveUp(entry)
}

async function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )
}

/** Has the store discard an upload's parts. */
export function giveUp(entry: UploadEntry): void {
  void forget([entry.id])
  const { id, uploadId, mayBeOpen } = entry
  const known = uploadId ?? (mayBeOpen ? id : undefined)
  if (known !== undefined)
    void channelOf(entry)
      .cancel(known)
      .catch(() => {})
}

/** Aborts a running upload. */
export function stop(id: string, reason: DOMException): void {
  running.get(id)?.abort.abort(reason)
  running.delete(id)
}

/** Ends its retry delay at once. */
export const retryNow = (id: string): void => void running.get(id)?.hurry.dispatchEvent(new Event('hurry'))

/** Subscribes to finished files. */
export const onDone = come.on

/** Says of an upload that waits for its file how much of it the store has. Without an answer nothing is said. */
export async function countStored(id: string): Promise<void> {
  const entry = find(id)
  if (!entry?.uploadId) return
  const stored = await channelOf(entry)
    .state(entry.uploadId)
    .catch(() => undefined)
  if (stored && find(id)?.state === 'missing') set(id, { sent: stored.parts.reduce((sum, { size }) => sum + size, 0) })
}
