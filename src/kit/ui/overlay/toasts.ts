import type { ReactNode } from 'react'
import { requestOverlay, type ToastOptions } from './overlay-requests'

let shown = 0

/** Shows a short message for 3000 ms by default. Errors are announced at once. */
export function showToast(message: ReactNode, options: ToastOptions = {}): string {
  const id = `toast-${(shown += 1)}`
  requestOverlay({ kind: 'toast', id, message, options })
  return id
}

/** Hides a toast early; one that is already gone is ignored. */
export function hideToast(id: string): void {
  requestOverlay({ kind: 'hide-toast', id })
}
