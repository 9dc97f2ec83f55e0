import { emitter } from '../../emitter'

export type GlobalOverlayState = { isOpen: boolean; isError: boolean; message: string | undefined }

let state: GlobalOverlayState = { isOpen: false, isError: false, message: undefined }
const changed = emitter()

function become(next: GlobalOverlayState): void {
  state = next
  changed.emit()
}

/** Covers the whole window while something runs that must not be disturbed; without a message "Loading...". */
export function showOverlay(message?: string): void {
  become({ isOpen: true, isError: false, message })
}

/** Covers the whole window with what went wrong, on red, until it is closed. */
export function showOverlayError(error: unknown): void {
  become({ isOpen: true, isError: true, message: error instanceof Error ? error.message : String(error) })
}

/** The last message stays in place while the overlay fades. */
export function hideOverlay(): void {
  if (state.isOpen) become({ ...state, isOpen: false })
}

export const globalOverlayState = (): GlobalOverlayState => state

export const onGlobalOverlay = changed.on
