import type { LocalisedText } from '@schemas/layout/pick-text'
import { type Changes, compose, invert, isChange } from './changes'

/** Undo steps kept; the oldest are dropped first. */
export const maxSteps = 200
/** Typing in one field merges into one step until a pause of this length (ms). */
export const coalesceMs = 1000

/** One drag from press to release; created per drag and compared by identity. */
export type Gesture = { readonly gesture: string }
/**
 * Merges steps with the same key: the name of the field being typed in, until a pause; or a gesture, however long it
 * lasts.
 */
export type StepKey = string | Gesture

export type Step = { changes: Changes; at: number; key?: StepKey }
export type History = { done: readonly Step[]; undone: readonly Step[] }

export const emptyHistory: History = { done: [], undone: [] }

/** The history after `changes`; the redo steps are dropped. */
export function record({ done }: History, changes: Changes, at: number, key?: StepKey): History {
  if (!isChange(changes)) return { done, undone: [] }
  const last = done.at(-1)
  if (last && key !== undefined && last.key === key && (typeof key === 'object' || at - last.at < coalesceMs))
    return { done: [...done.slice(0, -1), { changes: compose(last.changes, changes), at, key }], undone: [] }
  return { done: [...done, { changes, at, ...(key === undefined ? {} : { key }) }].slice(-maxSteps), undone: [] }
}

/** The same history with its last step closed: the next change becomes a separate step. */
export function closeStep({ done, undone }: History): History {
  const last = done.at(-1)
  return last?.key === undefined
    ? { done, undone }
    : { done: [...done.slice(0, -1), { changes: last.changes, at: last.at }], undone }
}

/** The changes that undo the last step, and the history after it; undefined when there is none. */
export function undo({ done, undone }: History): { changes: Changes; history: History } | undefined {
  const last = done.at(-1)
  return last && { changes: invert(last.changes), history: { done: done.slice(0, -1), undone: [...undone, last] } }
}

/** The changes that redo the last undone step. The step loses its key, so that typing on starts a new one. */
export function redo({ done, undone }: History): { changes: Changes; history: History } | undefined {
  const last = undone.at(-1)
  return (
    last && {
      changes: last.changes,
      history: { done: [...done, { changes: last.changes, at: 0 }], undone: undone.slice(0, -1) },
    }
  )
}

/** Labels of the next undo and redo steps. */
export function labels({ done, undone }: History): { undo?: LocalisedText; redo?: LocalisedText } {
  const [last, next] = [done.at(-1), undone.at(-1)]
  return { ...(last ? { undo: last.changes.label } : {}), ...(next ? { redo: next.changes.label } : {}) }
}
