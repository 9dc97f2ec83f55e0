import { emitter } from '../../emitter'

export type GlobalOverlayState = { isOpen: boolean; isError: boolean; message: string | undefined }

let state: GlobalOverlayState = { isOpen: false, isError: false, message: undefined }
const changed = emitter()

function become(next: GlobalOverlayState): void {
  state = next
  changed.emit()
}

/** Covers the whole window during work that must not be interrupted; the message defaults to "Loading...". */
export function showOverlay(message?: string): void {
  become({ isOpen: true, isError: false, message })
}

/** Covers the whole window with an error, on red, until it is closed. */
export function showOverlayError(error: unknown): void {
  become({ isOpen: true, isError: true, message: error instanceof Error ? error.message : String(error) })
}

/** Keeps the last message while the overlay fades out. */
export function hideOverlay(): void {
  if (state.isOpen) become({ ...state, isOpen: false })
}

export const globalOverlayState = (): GlobalOverlayState => state

export const onGlobalOverlay = changed.on
