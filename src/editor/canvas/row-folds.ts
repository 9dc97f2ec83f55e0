import { flushSync } from 'react-dom'
import { whenIdle } from '../ui/when-idle'
import type { RowGroup } from './row-groups'

/** Groups beside the window leave it when the browser has nothing else to do, at the latest after so long (ms). */
const foldDelayMs = 1000

/** Who keeps something of what is drawn: told before rows go, and when others have come or gone. */
export type FoldWatcher = {
  willFold: (keys: readonly string[]) => void
  hasTurned: (drawn: readonly string[], folded: readonly string[]) => void
}

/** The page's top rows and the parts that something of it stands in. */
export type FoldSource = {
  /** The row of the page that a part stands in; undefined for what is none of it. */
  rowOf: (id: string) => string | undefined
  /** Parts whose rows stay drawn wherever they are: what is chosen, what is being written. */
  pinned: () => readonly string[]
}

/**
 * Which groups of a very long page's rows are drawn (`many-rows`). The others are folded: as high as they were, and nothing in
 * them, so that a page takes the memory of what is near the window and not of its length. Groups come before the frame in which
 * they are near it (`rows-in-sight`), and for whoever asks for a part (`bring`) or looks at all of the page (`problems/seen-nodes`).
 */
export class RowFolds {
  #source: FoldSource
  #groups: readonly RowGroup[] = []
  #drawn: ReadonlySet<string> = new Set()
  #listeners = new Map<string, () => void>()
  #watchers = new Set<FoldWatcher>()
  /** Groups that are near the window, and those a little further, which are not drawn for it but stay when they are. */
  #near: ReadonlySet<string> = new Set()
  #around: ReadonlySet<string> = new Set()
  #asked = new Set<string>()
  #isOpen = false
  #isWhole = false
  #endLater = (): void => {}

  constructor(source: FoldSource) {
    this.#source = source
  }

  get groups(): readonly RowGroup[] {
    return this.#groups
  }

  /** As they stand on the page now. Before any is known to be near, the first is drawn; until that is whole none is folded. */
  setGroups(groups: readonly RowGroup[], isWhole: boolean): void {
    if (this.#isOpen && groups !== this.#groups) this.#openLater()
    this.#groups = groups
    this.#isWhole = isWhole
    const [first] = groups
    if (this.#drawn.size === 0 && first) this.#drawn = new Set([first.key])
  }

  /** The page is short, or shows a view that is: nothing of it is folded. */
  leave(): void {
    this.#endLater()
    this.#groups = []
    this.#drawn = new Set()
    this.#near = new Set()
    this.#around = new Set()
  }

  isDrawn(key: string): boolean {
    return this.#drawn.has(key)
  }

  /** The group of a part that stands on the page and is not drawn. */
  foldOf(id: string): string | undefined {
    const key = this.#keyOf(id)
    return key === undefined || this.#drawn.has(key) ? undefined : key
  }

  listen(key: string, listener: () => void): () => void {
    this.#listeners.set(key, listener)
    return () => {
      if (this.#listeners.get(key) === listener) this.#listeners.delete(key)
    }
  }

  watch(watcher: FoldWatcher): () => void {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  /** Groups that are near the window are drawn, at once where `isNow`; those that are not even `around` it go later. */
  setNear(near: ReadonlySet<string>, around: ReadonlySet<string>, isNow: boolean): void {
    this.#near = near
    this.#around = around
    const missing = [...near].filter((key) => !this.#drawn.has(key))
    if (missing.length > 0) this.#turn(missing, [], isNow)
    if (!this.#isOpen) this.#foldLater()
  }

  /** Draws the rows that a part stands in with the next frame; they stay while they are asked for or near. */
  load(id: string): void {
    const key = this.#keyOf(id)
    this.#asked = new Set(key === undefined ? [] : [key])
    if (key !== undefined && !this.#drawn.has(key)) this.#turn([key], [], false)
  }

  /** Draws a group for a look at it, at once. */
  unfold(key: string): void {
    if (!this.#drawn.has(key)) this.#turn([key], [], true)
  }

  /** Folds what nobody needs any more. */
  fold(): void {
    this.#endLater()
    if (this.#isOpen || !this.#isWhole) return
    const retained = new Set([...this.#near, ...this.#around, ...this.#asked])
    for (const id of this.#source.pinned()) retained.add(this.#keyOf(id) ?? '')
    const folded = [...this.#drawn].filter((key) => !retained.has(key))
    if (folded.length > 0) this.#turn([], folded, true)
  }

  /** Nothing is folded any more, and what was is drawn bit by bit: on a page that is tried. */
  setOpen(isOpen: boolean): void {
    if (isOpen === this.#isOpen) return
    this.#isOpen = isOpen
    this.#endLater()
    if (isOpen) this.#openLater()
    else this.#foldLater()
  }

  end(): void {
    this.#endLater()
  }

  #foldLater(): void {
    this.#endLater()
    this.#endLater = whenIdle(() => this.fold(), foldDelayMs)
  }

  #openLater(): void {
    this.#endLater()
    this.#endLater = whenIdle(() => {
      const next = this.#groups.find(({ key }) => !this.#drawn.has(key))
      if (!next) return
      this.unfold(next.key)
      this.#openLater()
    }, foldDelayMs)
  }

  #keyOf(id: string): string | undefined {
    const row = this.#source.rowOf(id)
    return row === undefined ? undefined : this.#groups.find(({ ids }) => ids.includes(row))?.key
  }

  #turn(drawn: readonly string[], folded: readonly string[], isNow: boolean): void {
    if (folded.length > 0) for (const { willFold } of this.#watchers) willFold(folded)
    const next = new Set([...this.#drawn, ...drawn])
    for (const key of folded) next.delete(key)
    this.#drawn = next
    const notify = () => {
      for (const key of [...drawn, ...folded]) this.#listeners.get(key)?.()
    }
    if (!isNow) return notify()
    flushSync(notify)
    for (const { hasTurned } of this.#watchers) hasTurned(drawn, folded)
  }
}
