import type { ReactNode } from 'react'
import { emitter } from '../../emitter'

export type DialogOptions = { title?: string; ok?: string; cancel?: string }
export type PromptOptions = DialogOptions & {
  initial?: string
  /** Length of the initial selection, from the start, so that typing replaces it; everything when absent. */
  selected?: number
  placeholder?: string
  type?: 'text' | 'password' | 'email' | 'number' | 'url'
  /** Error shown under the field, or undefined for a valid value. */
  validate?: (value: string) => string | undefined
}
export type ConfirmOptions = DialogOptions & {
  /** The confirmed action cannot be undone: the OK button is red. */
  isDangerous?: boolean
}

export type ToastTone = 'info' | 'success' | 'error'
export type ToastOptions = {
  title?: string
  tone?: ToastTone
  /** Duration (ms), 3000 by default; `false` keeps it until closed. Hover and focus pause the timer. */
  duration?: number | false
}

/** `from`: the element focused at the time of the request. */
export type OverlayRequest =
  | { kind: 'alert'; message: ReactNode; from: Element | null; options: DialogOptions; resolve: () => void }
  | {
      kind: 'confirm'
      message: ReactNode
      from: Element | null
      options: ConfirmOptions
      resolve: (isConfirmed: boolean) => void
    }
  | {
      kind: 'prompt'
      message: ReactNode
      from: Element | null
      options: PromptOptions
      resolve: (value: string | null) => void
    }
  | { kind: 'toast'; id: string; message: ReactNode; options: ToastOptions }
  | { kind: 'hide-toast'; id: string }

// Dialogs and toasts are rendered by a chunk that loads at the first request; requests are queued until then.
const waiting: OverlayRequest[] = []
const wanted = emitter()
let receiver: ((request: OverlayRequest) => void) | undefined
let isWanted = false

export function requestOverlay(request: OverlayRequest): void {
  if (receiver) return receiver(request)
  waiting.push(request)
  isWanted = true
  wanted.emit()
}

/** Delivers queued and future requests; returns how to stop. */
export function receiveOverlays(receive: (request: OverlayRequest) => void): () => void {
  receiver = receive
  for (const request of waiting.splice(0)) receive(request)
  return () => {
    if (receiver === receive) receiver = undefined
  }
}

export const isOverlayWanted = (): boolean => isWanted

export const onOverlayWanted = wanted.on
