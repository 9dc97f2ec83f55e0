import { flushSync } from 'react-dom'
import { whenIdle } from '@kit/when-idle'
import type { RowGroup } from './row-groups'

/** Groups outside the window are folded when the browser is idle, at the latest after this time (ms). */
const foldDelayMs = 1000

/**
 * A listener that keeps facts about what is drawn; called before rows fold, and after groups have been drawn or folded.
 */
export type FoldWatcher = {
  willFold: (keys: readonly string[]) => void
  hasTurned: (drawn: readonly string[], folded: readonly string[]) => void
}

/** The page's top rows, and which parts must stay drawn. */
export type FoldSource = {
  /** The row of the page that contains a part; undefined for anything else. */
  rowOf: (id: string) => string | undefined
  /** Parts whose rows stay drawn wherever they are: the selection and the text being edited. */
  pinned: () => readonly string[]
}

/**
 * Decides which groups of a very long page's rows are drawn (`many-rows`). The others are folded to an empty element of
 * the same height, so that memory depends on what is near the window and not on the page's length. Groups are drawn
 * before the frame in which they come near (`rows-in-sight`), when a part is requested (`load`), and when all of the
 * page is read (`problems/seen-nodes`).
 */
export class RowFolds {
  #source: FoldSource
  #groups: readonly RowGroup[] = []
  #drawn: ReadonlySet<string> = new Set()
  #listeners = new Map<string, () => void>()
  #watchers = new Set<FoldWatcher>()
  /** Groups near the window, and those a little further away, which are not drawn for that reason but stay drawn. */
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

  /**
   * Sets the current groups. Before any is known to be near, the first is drawn; until the list is complete none is
   * folded.
   */
  setGroups(groups: readonly RowGroup[], isWhole: boolean): void {
    if (this.#isOpen && groups !== this.#groups) this.#openLater()
    this.#groups = groups
    this.#isWhole = isWhole
    const [first] = groups
    if (this.#drawn.size === 0 && first) this.#drawn = new Set([first.key])
  }

  /** The page is short, or shows a short view: nothing is folded. */
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

  /** The group of a part that is on the page but not drawn. */
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

  /** Draws groups near the window, at once with `isNow`; those not even in `around` are folded later. */
  setNear(near: ReadonlySet<string>, around: ReadonlySet<string>, isNow: boolean): void {
    this.#near = near
    this.#around = around
    const missing = [...near].filter((key) => !this.#drawn.has(key))
    if (missing.length > 0) this.#turn(missing, [], isNow)
    if (!this.#isOpen) this.#foldLater()
  }

  /** Draws the rows that contain a part in the next frame; they stay while requested or near. */
  load(id: string): void {
    const key = this.#keyOf(id)
    this.#asked = new Set(key === undefined ? [] : [key])
    if (key !== undefined && !this.#drawn.has(key)) this.#turn([key], [], false)
  }

  /** Draws a group immediately, to read it. */
  unfold(key: string): void {
    if (!this.#drawn.has(key)) this.#turn([key], [], true)
  }

  /** Folds everything that is no longer needed. */
  fold(): void {
    this.#endLater()
    if (this.#isOpen || !this.#isWhole) return
    const retained = new Set([...this.#near, ...this.#around, ...this.#asked])
    for (const id of this.#source.pinned()) retained.add(this.#keyOf(id) ?? '')
    const folded = [...this.#drawn].filter((key) => !retained.has(key))
    if (folded.length > 0) this.#turn([], folded, true)
  }

  /** Stops folding and draws the folded groups bit by bit, for a page that is being tried out. */
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
