import type { ReactNode } from 'react'
import { requestOverlay, type ToastOptions } from './overlay-requests'

let shown = 0

/** Shows a short message for 3000 ms unless told otherwise. Errors are read out at once. */
export function showToast(message: ReactNode, options: ToastOptions = {}): string {
  const id = `toast-${(shown += 1)}`
  requestOverlay({ kind: 'toast', id, message, options })
  return id
}

/** Takes a message away before its time; one that is gone already is no mistake. */
export function hideToast(id: string): void {
  requestOverlay({ kind: 'hide-toast', id })
}
