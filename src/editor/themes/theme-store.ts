import { useSyncExternalStore } from 'react'
import type { LocalisedText } from '@schemas/layout/text'
import { applyChanges, changesBetween, fromLeaves, isSame, type LeafChanges, type Leaves, type ThemeDraft, toLeaves } from './theme-leaves'

type Step = { label: LocalisedText; changes: LeafChanges; key: string | undefined; at: number }
export type ThemeHistory = { past: readonly Step[]; future: readonly Step[] }
export type ThemeOrigin = 'edit' | 'undo' | 'merge'

/** Steps beyond this are forgotten, oldest first. */
const mostSteps = 200
/** Changes of the same value within this time (ms) are one step: a colour is dragged, not set. */
const oneStepMs = 1000

/** The theme that is being edited, and how to go back. */
export class ThemeStore {
  #leaves: Leaves
  #draft: ThemeDraft
  #history: ThemeHistory = { past: [], future: [] }
  #listeners = new Set<(changes: LeafChanges, origin: ThemeOrigin) => void>()

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

  /** Sets values, undefined for none, as one step. What is so already makes no step. */
  set(label: LocalisedText, values: Record<string, unknown>, key?: string): void {
    const after = new Map(this.#leaves)
    for (const [path, value] of Object.entries(values)) {
      if (value === undefined) after.delete(path)
      else after.set(path, value)
    }
    this.#step(label, changesBetween(this.#leaves, after), key)
  }

  /** Makes the whole draft another one, as one step. */
  replace(label: LocalisedText, draft: ThemeDraft): void {
    this.#step(label, changesBetween(this.#leaves, toLeaves(draft)), undefined)
  }

  /** Takes in what another admin saved: no step of this one's. */
  merge(leaves: Leaves): void {
    this.#apply(changesBetween(this.#leaves, leaves), 'after', 'merge')
  }

  undo(): void {
    const step = this.#history.past.at(-1)
    if (!step) return
    this.#history = { past: this.#history.past.slice(0, -1), future: [step, ...this.#history.future] }
    this.#apply(step.changes, 'before', 'undo')
  }

  redo(): void {
    const [step, ...future] = this.#history.future
    if (!step) return
    this.#history = { past: [...this.#history.past, step], future }
    this.#apply(step.changes, 'after', 'undo')
  }

  readonly onChange = (listener: (changes: LeafChanges, origin: ThemeOrigin) => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #step(label: LocalisedText, changes: LeafChanges, key: string | undefined): void {
    if (changes.size === 0) return
    const { past } = this.#history
    const last = past.at(-1)
    const at = Date.now()
    const goesOn = last && key !== undefined && last.key === key && at - last.at < oneStepMs
    const joined = goesOn ? joinChanges(last.changes, changes) : changes
    const before = goesOn ? past.slice(0, -1) : past
    this.#history = { past: joined.size > 0 ? [...before, { label, changes: joined, key, at }].slice(-mostSteps) : before, future: [] }
    this.#apply(changes, 'after', 'edit')
  }

  #apply(changes: LeafChanges, side: 'before' | 'after', origin: ThemeOrigin): void {
    this.#leaves = applyChanges(this.#leaves, changes, side)
    this.#draft = fromLeaves(this.#leaves)
    for (const listener of this.#listeners) listener(changes, origin)
  }
}

/** One step from before the first to after the second. */
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
