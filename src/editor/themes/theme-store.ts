import { useSyncExternalStore } from 'react'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { emitter } from '@kit/emitter'
import {
  applyChanges,
  changesBetween,
  fromLeaves,
  isSame,
  type LeafChanges,
  type Leaves,
  type ThemeDraft,
  toLeaves,
} from './theme-leaves'

type Step = { label: LocalisedText; changes: LeafChanges; key: string | undefined; at: number }
export type ThemeHistory = { past: readonly Step[]; future: readonly Step[] }
export type ThemeOrigin = 'edit' | 'undo' | 'merge'

/** Most steps retained; the oldest are dropped first. */
const maxSteps = 200
/** Changes of the same value within this time (ms) count as one step, since a colour is dragged. */
const oneStepMs = 1000

/** The theme being edited, with undo and redo. */
export class ThemeStore {
  #leaves: Leaves
  #draft: ThemeDraft
  #history: ThemeHistory = { past: [], future: [] }
  #changed = emitter<[changes: LeafChanges, origin: ThemeOrigin]>()

  constructor(draft: ThemeDraft, history?: ThemeHistory) {
    this.#leaves = toLeaves(draft)
    this.#draft = fromLeaves(this.#leaves)
    if (history) this.#history = history
  }

  get draft(): ThemeDraft {
    return this.#draft
  }

  get leaves(): Leaves {
    return this.#leaves
  }

  get history(): ThemeHistory {
    return this.#history
  }

  /** Sets values as one step; undefined removes one. Unchanged values make no step. */
  set(label: LocalisedText, values: Record<string, unknown>, key?: string): void {
    const after = new Map(this.#leaves)
    for (const [path, value] of Object.entries(values)) {
      if (value === undefined) after.delete(path)
      else after.set(path, value)
    }
    this.#step(label, changesBetween(this.#leaves, after), key)
  }

  /** Replaces the whole draft, as one step. */
  replace(label: LocalisedText, draft: ThemeDraft): void {
    this.#step(label, changesBetween(this.#leaves, toLeaves(draft)), undefined)
  }

  /** Merges what another admin saved; not an undoable step. */
  merge(leaves: Leaves): void {
    this.#apply(changesBetween(this.#leaves, leaves), 'after', 'merge')
  }

  /** Undoes the last step, except for values that others changed since. A step of which nothing is left is skipped. */
  undo(): void {
    for (let step = this.#history.past.at(-1); step; step = this.#history.past.at(-1)) {
      const changes = this.#standing(step.changes, 'after')
      const past = this.#history.past.slice(0, -1)
      this.#history =
        changes.size > 0
          ? { past, future: [{ ...step, changes }, ...this.#history.future] }
          : { ...this.#history, past }
      if (changes.size > 0) return this.#apply(changes, 'before', 'undo')
    }
  }

  /** Redoes the next step, except for values that others changed since. */
  redo(): void {
    for (let step = this.#history.future[0]; step; step = this.#history.future[0]) {
      const changes = this.#standing(step.changes, 'before')
      const future = this.#history.future.slice(1)
      this.#history =
        changes.size > 0
          ? { past: [...this.#history.past, { ...step, changes }], future }
          : { ...this.#history, future }
      if (changes.size > 0) return this.#apply(changes, 'after', 'undo')
    }
  }

  readonly onChange = this.#changed.on

  #step(label: LocalisedText, changes: LeafChanges, key: string | undefined): void {
    if (changes.size === 0) return
    const { past } = this.#history
    const last = past.at(-1)
    const at = Date.now()
    const goesOn = last && key !== undefined && last.key === key && at - last.at < oneStepMs
    const joined = goesOn ? joinChanges(last.changes, changes) : changes
    const before = goesOn ? past.slice(0, -1) : past
    this.#history = {
      past: joined.size > 0 ? [...before, { label, changes: joined, key, at }].slice(-maxSteps) : before,
      future: [],
    }
    this.#apply(changes, 'after', 'edit')
  }

  /** The step's values that are still as it left them (`after`) or found them (`before`). */
  #standing(changes: LeafChanges, side: 'before' | 'after'): LeafChanges {
    return new Map([...changes].filter(([path, change]) => isSame(this.#leaves.get(path), change[side])))
  }

  #apply(changes: LeafChanges, side: 'before' | 'after', origin: ThemeOrigin): void {
    this.#leaves = applyChanges(this.#leaves, changes, side)
    this.#draft = fromLeaves(this.#leaves)
    this.#changed.emit(changes, origin)
  }
}

/** Combines two steps: from before the first to after the second. */
function joinChanges(first: LeafChanges, second: LeafChanges): LeafChanges {
  const joined = new Map(first)
  for (const [path, change] of second) {
    const { before } = joined.get(path) ?? change
    if (isSame(before, change.after)) joined.delete(path)
    else joined.set(path, { before, after: change.after })
  }
  return joined
}

export function useDraft(store: ThemeStore): ThemeDraft {
  return useSyncExternalStore(store.onChange, () => store.draft)
}

export function useThemeHistory(store: ThemeStore): ThemeHistory {
  return useSyncExternalStore(store.onChange, () => store.history)
}
