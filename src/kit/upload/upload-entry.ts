import type { FileItem, NameConflict } from '@schemas/files/entities/file-item'
import type { LocalisedText } from '@schemas/layout/pick-text'

/**
 * State of a file in the queue. `asking`: a sibling has its name and the conflict is unresolved. `checking`: all bytes
 * are there and the gateway creates the file. `missing`: after a reload the file is unreadable until chosen again.
 */
export type UploadStateName =
  | 'waiting'
  | 'uploading'
  | 'paused'
  | 'offline'
  | 'retrying'
  | 'asking'
  | 'checking'
  | 'missing'
  | 'done'
  | 'skipped'
  | 'failed'

/** A file and its origin, from a drop, a paste or a picker. */
export type PickedFile = {
  file: File
  /** Path of its folders, `Trip/Day 1`; empty for none. */
  folders?: string
  /** Lets the browser reopen the file after a reload. */
  handle?: FileSystemFileHandle
}

/** Content of a drop or paste. */
export type Incoming = {
  files: PickedFile[]
  /** Files and folders the browser refuses to read. */
  unread: { name: string; folders: string }[]
  /** Empty folders, `Trip/Day 1`. */
  empty: string[]
}

/** Target and mode of uploads. */
export type UploadTarget = {
  /** A folder's id or a root's name. */
  parent: string
  mode?: 'private' | 'public'
  /** Resolution of name conflicts, without asking. */
  conflict?: NameConflict
  /** Groups files for a screen that shows only its own. */
  group?: string
  /** Code of a share link: a visitor's upload into someone else's folder. */
  link?: string
}

/** Why an upload failed. `{name}` in the message is filled from `values`. */
export type UploadProblem = {
  kind: 'lost' | 'session' | 'locked' | 'refused' | 'room' | 'full' | 'gone' | 'store' | 'other-file' | 'unread'
  message: LocalisedText
  values?: Record<string, string>
  /** A retry of the same file may succeed; stored parts are kept for it. */
  mayRetry: boolean
}

/** The part of a queue entry that outlives the document. */
export type StoredEntry = {
  id: string
  name: string
  /** Bytes. */
  size: number
  type: string
  lastModified: number
  folders: string
  parent: string
  mode: 'private' | 'public'
  group: string
  link?: string | undefined
  /** Files added together: an answer "for all" applies to them. */
  batch: string
  conflict: NameConflict
  /** The gateway's id, once known. */
  uploadId?: string | undefined
  /** Requested and not refused: without a response it may still be open under its `id`. */
  mayBeOpen?: boolean | undefined
  handle?: FileSystemFileHandle | undefined
  addedAt: number
}

export type UploadEntry = StoredEntry & {
  state: UploadStateName
  /** Bytes sent so far. */
  sent: number
  /** Undefined after a reload, until opened again. */
  file: File | undefined
  /** The item that has the name. */
  sibling?: FileItem | undefined
  problem?: UploadProblem | undefined
  /** A file of the same name but different content, which can be sent instead. */
  instead?: PickedFile | undefined
  /** The resulting item, where the sender may see it. */
  item?: FileItem | undefined
}

/** An entry without its document-bound fields. */
export const storedEntryOf = ({
  state: _state,
  sent: _sent,
  file: _file,
  sibling: _sibling,
  problem: _problem,
  instead: _instead,
  item: _item,
  ...stored
}: UploadEntry): StoredEntry => stored

/** States in which the queue or the person still has something to do. */
export const openStates: readonly UploadStateName[] = [
  'waiting',
  'uploading',
  'paused',
  'offline',
  'retrying',
  'asking',
  'checking',
  'missing',
]
/** States in which bytes are transferred, or will be once the network allows. */
export const runningStates: readonly UploadStateName[] = ['uploading', 'offline', 'retrying', 'checking']

/** Failed but recoverable: by a retry, or by choosing the file again. */
export const canResume = ({ state, problem }: UploadEntry): boolean =>
  state === 'failed' && (problem?.mayRetry === true || problem?.kind === 'gone' || problem?.kind === 'other-file')
/** Nothing is left to do. */
export const isOver = (entry: UploadEntry): boolean =>
  entry.state === 'done' || entry.state === 'skipped' || (entry.state === 'failed' && !canResume(entry))
export const isOpen = ({ state }: UploadEntry): boolean => openStates.includes(state)
export const isRunning = ({ state }: UploadEntry): boolean => runningStates.includes(state)
