/** What the frame around every page must know of uploads before any of their script has been loaded. */
let isBusy = false
let isWanted = false
const listeners = new Set<() => void>()

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
  for (const listener of listeners) listener()
}

export function onDockWanted(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Kept by browsers under these names: that an earlier document left something, and that the end of a session stopped it. */
const [leftFlag, stoppedFlag] = ['uploads-open', 'uploads-stopped']
const flagListeners = new Set<() => void>()
const endListeners = new Set<() => void>()

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
  for (const listener of endListeners) listener()
}

export const onUploadsEnd = (listener: () => void): void => void endListeners.add(listener)

/** The end of a session stopped uploads in this browser; it is said to whoever comes back to it. */
export const wereStopped = (): boolean => has(stoppedFlag)

export function forgetStopped(): void {
  if (!wereStopped()) return
  localStorage.removeItem(stoppedFlag)
  for (const listener of flagListeners) listener()
}

export function onFlags(listener: () => void): () => void {
  flagListeners.add(listener)
  return () => flagListeners.delete(listener)
}
