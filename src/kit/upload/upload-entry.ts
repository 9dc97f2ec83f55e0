import type { FileItem, NameConflict } from '@schemas/entities/file-item'
import type { LocalisedText } from '@schemas/layout/text'

/**
 * What a file in the queue is doing. `asking`: a sibling has its name and the person has not said what to do. `checking`: all bytes are there,
 * the gateway makes a file of them. `missing`: after a reload, nobody can read the file until it is chosen again.
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

/** A file and where it came from, as a drop, a paste or a picker gives it. */
export type PickedFile = {
  file: File
  /** Folders that it came in, `Trip/Day 1`; empty for none. */
  folders?: string
  /** With it the browser can open the file again after a reload. */
  handle?: FileSystemFileHandle
}

/** What a drop or a paste brings. */
export type Incoming = {
  files: PickedFile[]
  /** Files and folders that the browser does not let be read. */
  unread: { name: string; folders: string }[]
  /** Folders with nothing in them, `Trip/Day 1`. */
  empty: string[]
}

/** Where files go and how. */
export type UploadTarget = {
  /** A folder's id or a root's name. */
  parent: string
  mode?: 'private' | 'public'
  /** What to do where a sibling has the name, without asking. */
  conflict?: NameConflict
  /** Whose files these are on a screen that shows only its own. */
  group?: string
  /** The code of the link that they go by: a visitor's, into a folder of somebody else. */
  link?: string
}

/** Why a file did not get through. `{name}` of the words is filled from `values`. */
export type UploadProblem = {
  kind: 'lost' | 'session' | 'locked' | 'refused' | 'room' | 'full' | 'gone' | 'store' | 'other-file' | 'unread'
  message: LocalisedText
  values?: Record<string, string>
  /** The same file may well pass a second time; what the store has of it is kept for that. */
  mayRetry: boolean
}

/** Of a file in the queue what outlives the document. */
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
  /** Files that were added together: an answer "for all" holds for them. */
  batch: string
  conflict: NameConflict
  /** As the gateway knows it, once it does. */
  uploadId?: string | undefined
  /** It was asked for and not refused: where no answer came it may be open all the same, under its `id`. */
  mayBeOpen?: boolean | undefined
  handle?: FileSystemFileHandle | undefined
  addedAt: number
}

export type UploadEntry = StoredEntry & {
  state: UploadStateName
  /** Bytes that have gone out. */
  sent: number
  /** Undefined after a reload, until it has been opened again. */
  file: File | undefined
  /** Who has the name. */
  sibling?: FileItem | undefined
  problem?: UploadProblem | undefined
  /** A file of its name, but not the one that it began with: it can be sent in its stead. */
  instead?: PickedFile | undefined
  /** What it has become, where that is the sender's to see. */
  item?: FileItem | undefined
}

/** An entry without what ends with the document. */
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

/** States in which something is still to be done, by the queue or by the person. */
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
/** States in which bytes travel, or will as soon as the network lets them. */
export const runningStates: readonly UploadStateName[] = ['uploading', 'offline', 'retrying', 'checking']

/** Failed, but not for good: by another try, or by its file once that is chosen again. */
export const canResume = ({ state, problem }: UploadEntry): boolean =>
  state === 'failed' && (problem?.mayRetry === true || problem?.kind === 'gone' || problem?.kind === 'other-file')
/** There is nothing left to do with it. */
export const isOver = (entry: UploadEntry): boolean =>
  entry.state === 'done' || entry.state === 'skipped' || (entry.state === 'failed' && !canResume(entry))
export const isOpen = ({ state }: UploadEntry): boolean => openStates.includes(state)
export const isRunning = ({ state }: UploadEntry): boolean => runningStates.includes(state)
