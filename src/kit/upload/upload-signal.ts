import { emitter } from '../emitter'

/** Upload state that the frame of every page needs before any upload script is loaded. */
let isBusy = false
let isWanted = false
const wanted = emitter()

/** Uploads are running: leaving the document would lose progress, so it prompts. */
export const hasUploads = (): boolean => isBusy
/** The dock has something to show. */
export const isDockWanted = (): boolean => isWanted

export function setUploading(busy: boolean): void {
  if (isBusy === busy) return
  isBusy = busy
  if (busy) addEventListener('beforeunload', ask)
  else removeEventListener('beforeunload', ask)
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

export function wantDock(): void {
  if (isWanted) return
  isWanted = true
  wanted.emit()
}

export const onDockWanted = wanted.on

/** Storage keys: an earlier document left uploads, and the end of a session stopped them. */
const [leftFlag, stoppedFlag] = ['uploads-open', 'uploads-stopped']
const flagged = emitter()
const ended = emitter()

/** Without storage nothing was left. */
function has(flag: string): boolean {
  try {
    return localStorage.getItem(flag) !== null
  } catch {
    return false
  }
}

/** The queue's own flag, read without its script. */
export const wasLeft = (): boolean => has(leftFlag)

/**
 * The session has ended: running uploads stop, so that the document can be left without a prompt, and are stored until
 * their owner signs in again.
 */
export function endUploads(): void {
  if (!isBusy) return
  try {
    localStorage.setItem(stoppedFlag, '1')
  } catch {
    // Storage full or forbidden: the next page shows no notice.
  }
  ended.emit()
}

export const onUploadsEnd = ended.on

/** The end of a session stopped uploads in this browser; the next user of it is notified. */
export const wereStopped = (): boolean => has(stoppedFlag)

export function forgetStopped(): void {
  if (!wereStopped()) return
  localStorage.removeItem(stoppedFlag)
  flagged.emit()
}

export const onFlags = flagged.on
