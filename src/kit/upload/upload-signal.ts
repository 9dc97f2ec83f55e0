import { emitter } from '../emitter'

/** What the frame around every page must know of uploads before any of their script has been loaded. */
let isBusy = false
let isWanted = false
const wanted = emitter()

/** Files are on their way: a document that is left now loses time, and asks first. */
export const hasUploads = (): boolean => isBusy
/** There is something to show in the dock. */
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

/** Kept by browsers under these names: that an earlier document left something, and that the end of a session stopped it. */
const [leftFlag, stoppedFlag] = ['uploads-open', 'uploads-stopped']
const flagged = emitter()
const ended = emitter()

/** A browser that keeps nothing has nothing left. */
function has(flag: string): boolean {
  try {
    return localStorage.getItem(flag) !== null
  } catch {
    return false
  }
}

/** The queue's own flag, read without its script. */
export const wasLeft = (): boolean => has(leftFlag)

/** The session is over: what is on its way stops, so that the document can be left without a question, and is kept until its person signs in again. */
export function endUploads(): void {
  if (!isBusy) return
  try {
    localStorage.setItem(stoppedFlag, '1')
  } catch {
    // Full or forbidden: then nothing is said on the next page.
  }
  ended.emit()
}

export const onUploadsEnd = ended.on

/** The end of a session stopped uploads in this browser; it is said to whoever comes back to it. */
export const wereStopped = (): boolean => has(stoppedFlag)

export function forgetStopped(): void {
  if (!wereStopped()) return
  localStorage.removeItem(stoppedFlag)
  flagged.emit()
}

export const onFlags = flagged.on
