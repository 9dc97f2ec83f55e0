import type { LocalisedText } from '@schemas/layout/text'
import { type Changes, compose, invert, isChange } from './changes'

/** Steps kept for undo. The oldest go first. */
export const maxSteps = 200
/** Typing in one field counts as one step until the hand rests this long (ms). */
export const coalesceMs = 1000

/** One drag, from pressing to letting go: made anew for each, and known by being the same object. */
export type Gesture = { readonly gesture: string }
/** What joins steps into one: the name of what is being typed in, while the hand does not rest, or a gesture, however long the hand holds still. */
export type StepKey = string | Gesture

export type Step = { changes: Changes; at: number; key?: StepKey }
export type History = { done: readonly Step[]; undone: readonly Step[] }

export const emptyHistory: History = { done: [], undone: [] }

/** The history after `changes`; what was undone is then gone. */
export function record({ done }: History, changes: Changes, at: number, key?: StepKey): History {
  if (!isChange(changes)) return { done, undone: [] }
  const last = done.at(-1)
  if (last && key !== undefined && last.key === key && (typeof key === 'object' || at - last.at < coalesceMs))
    return { done: [...done.slice(0, -1), { changes: compose(last.changes, changes), at, key }], undone: [] }
  return { done: [...done, { changes, at, ...(key === undefined ? {} : { key }) }].slice(-maxSteps), undone: [] }
}

/** The same history, whose last step is closed: what comes next is a step of its own. */
export function closeStep({ done, undone }: History): History {
  const last = done.at(-1)
  return last?.key === undefined
    ? { done, undone }
    : { done: [...done.slice(0, -1), { changes: last.changes, at: last.at }], undone }
}

/** The changes that take the last step back, and the history after; nothing when there is none. */
export function undo({ done, undone }: History): { changes: Changes; history: History } | undefined {
  const last = done.at(-1)
  return last && { changes: invert(last.changes), history: { done: done.slice(0, -1), undone: [...undone, last] } }
}

/** The changes that do the last undone step again. Without its key: typing on begins a step of its own. */
export function redo({ done, undone }: History): { changes: Changes; history: History } | undefined {
  const last = undone.at(-1)
  return (
    last && {
      changes: last.changes,
      history: { done: [...done, { changes: last.changes, at: 0 }], undone: undone.slice(0, -1) },
    }
  )
}

/** What the next undo and redo would be called. */
export function labels({ done, undone }: History): { undo?: LocalisedText; redo?: LocalisedText } {
  const [last, next] = [done.at(-1), undone.at(-1)]
  return { ...(last ? { undo: last.changes.label } : {}), ...(next ? { redo: next.changes.label } : {}) }
}
