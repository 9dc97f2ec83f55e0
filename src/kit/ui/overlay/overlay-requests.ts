import type { ReactNode } from 'react'
import { emitter } from '../../emitter'

export type DialogOptions = { title?: string; ok?: string; cancel?: string }
export type PromptOptions = DialogOptions & {
  initial?: string
  /** How much of it is selected, from its start, so that typing replaces it; all of it without. */
  selected?: number
  placeholder?: string
  type?: 'text' | 'password' | 'email' | 'number' | 'url'
  /** The reason why a value is refused, shown under the field; undefined lets it pass. */
  validate?: (value: string) => string | undefined
}
export type ConfirmOptions = DialogOptions & {
  /** What is confirmed cannot be undone: the OK button takes the danger colour. */
  isDangerous?: boolean
}

export type ToastTone = 'info' | 'success' | 'error'
export type ToastOptions = {
  title?: string
  tone?: ToastTone
  /** How long it stays (ms), 3000 unless told; `false` keeps it until it is closed. The pointer or focus on it pauses the clock. */
  duration?: number | false
}

/** `from`: what had the focus when it was asked for. */
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

// Dialogs and toasts are drawn by a chunk that loads at the first request; until it listens, requests wait here.
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

/** Hands over what waits and all that comes; returns how to stop. */
export function receiveOverlays(receive: (request: OverlayRequest) => void): () => void {
  receiver = receive
  for (const request of waiting.splice(0)) receive(request)
  return () => {
    if (receiver === receive) receiver = undefined
  }
}

export const isOverlayWanted = (): boolean => isWanted

export const onOverlayWanted = wanted.on
