import type { ReactNode } from 'react'
import { type ConfirmOptions, type DialogOptions, type PromptOptions, requestOverlay } from './overlay-requests'

/** Shows a message to acknowledge; titled "Alert", one button "OK". Resolves when closed in any way. */
export function alertDialog(message: ReactNode, options: DialogOptions = {}): Promise<void> {
  return new Promise((resolve) =>
    requestOverlay({ kind: 'alert', message, from: document.activeElement, options, resolve: resolve }),
  )
}

/** Asks yes or no; "OK" resolves true, "Cancel", Escape and a click outside false. */
export function confirmDialog(message: ReactNode, options: ConfirmOptions = {}): Promise<boolean> {
  return new Promise((resolve) =>
    requestOverlay({ kind: 'confirm', message, from: document.activeElement, options, resolve: resolve }),
  )
}

/** Asks for one line of text; titled "Prompt". Resolves to the text (which may be empty), or null when cancelled. */
export function promptDialog(message: ReactNode, options: PromptOptions = {}): Promise<string | null> {
  return new Promise((resolve) =>
    requestOverlay({ kind: 'prompt', message, from: document.activeElement, options, resolve: resolve }),
  )
}
