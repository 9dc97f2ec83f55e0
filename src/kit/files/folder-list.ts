import type { FileItem } from '@schemas/entities/file-item'
import { emitter } from '../emitter'
import type { FilesClient, FolderInfo, ListQuery } from './files-client'

/** Items of one question. */
export const windowSize = 200
/** The most that one question may ask for. */
const largest = 500
/** What failed is asked for again when it comes into sight so much later (ms). */
const failedMs = 5000
/** Whoever wants a list read anew does not wait longer for an answer that was asked for before (ms). */
const timeoutMs = 10_000

type WindowRequest = {
  controller: AbortController
  done: Promise<void>
  /** Somebody waits for it, wherever the list is scrolled to. */ isRequired: boolean
  /** Files changed meanwhile: once more. */ isStale: boolean
  /** When it was asked for. */ at: number
  /** No answer came for long; whoever waits asks anew. */ hasTimedOut: boolean
}

export type FolderState = {
  /** Of the whole list; undefined until the first answer. */
  total: number | undefined
  folder: FolderInfo | undefined
  /** Why it, or a part of it, cannot be shown; what is known already stays. */
  error: unknown
  isLoading: boolean
}

/**
 * One folder's list in one order, of which only the windows that are looked at are known: index by index, a place for each item of the whole. What
 * changed is read anew window by window while the old items stand, so that nothing jumps.
 */
export class FolderList {
  #windows = new Map<number, readonly FileItem[]>()
  #fresh = new Set<number>()
  #asked = new Map<number, WindowRequest>()
  /** When each failed. */
  #failed = new Map<number, number>()
  #places = new Map<string, number>()
  #wanted: [number, number] = [0, 0]
  #state: FolderState = { total: undefined, folder: undefined, error: undefined, isLoading: true }
  #version = 0
  #changed = emitter()

  constructor(
    readonly client: FilesClient,
    readonly query: ListQuery,
  ) {}

  subscribe = this.#changed.on
  /** The same object until something of it changes: more items that are known do not. */
  state = (): FolderState => this.#state
  /** Rises with every change of what is known. */
  version = (): number => this.#version

  at(index: number): FileItem | undefined {
    return this.#windows.get(Math.floor(index / windowSize))?.[index % windowSize]
  }
  /** -1 when it is not among what is known. */
  indexOf(id: string): number {
    return this.#places.get(id) ?? -1
  }
  byId(id: string): FileItem | undefined {
    const index = this.indexOf(id)
    return index < 0 ? undefined : this.at(index)
  }

  /** Sees to it that the items from `first` to `last` come. */
  ensure(first: number, last: number): void {
    this.#wanted = [first, last]
    for (
      let window = Math.floor(first / windowSize);
      window <= Math.floor(Math.max(first, last) / windowSize);
      window += 1
    ) {
      if (!this.#fresh.has(window) && !this.#hasJustFailed(window)) this.#ask(window)
    }
    // What was asked for on the way and is far from sight by now would only hold up what is in sight.
    for (const [window, { controller, isRequired }] of this.#asked) {
      if (
        window > 0 &&
        !isRequired &&
        (window < Math.floor(first / windowSize) - 1 || window > Math.floor(last / windowSize) + 1)
      )
        controller.abort()
    }
  }

  /** Reads anew what is in sight; the rest when it comes into sight. */
  reload = (): void => {
    // An answer that is on its way is shown and then asked for again: where files come faster than it, giving it up each time would show nothing of them.
    for (const request of this.#asked.values()) {
      request.isStale = true
      request.hasTimedOut = Date.now() - request.at > timeoutMs
      if (request.hasTimedOut) request.controller.abort()
    }
    this.#fresh.clear()
    this.#failed.clear()
    if (this.#state.error !== undefined) this.#set({ error: undefined, isLoading: this.#state.total === undefined })
    this.ensure(...this.#wanted)
  }

  /** The items from `first` to `last`, read where they are not known, for as long as they are wanted. Fails where that fails: some of them are not what was asked for. */
  async between(first: number, last: number, isWanted: () => boolean = () => true): Promise<FileItem[]> {
    for (
      let window = Math.floor(first / windowSize);
      window <= Math.floor(last / windowSize) && isWanted();
      window += 1
    ) {
      if (this.#windows.has(window)) continue
      let request: WindowRequest
      do {
        request = this.#ask(window)
        request.isRequired = true
        await request.done
      } while (request.hasTimedOut && !this.#windows.has(window) && isWanted())
      if (this.#windows.has(window)) continue
      if (this.#failed.has(window)) throw this.#state.error
      // It was closed meanwhile: nobody looks at it any more.
      break
    }
    const found: FileItem[] = []
    for (let index = first; index <= last; index += 1) {
      const item = this.at(index)
      if (item) found.push(item)
    }
    return found
  }

  /** All of the list, in its order; for acts on everything. */
  async readAll(onProgress?: (known: number) => void): Promise<FileItem[]> {
    const found: FileItem[] = []
    for (let offset = 0, total = 1; offset < total; offset += largest) {
      const answer = await this.client.list(this.query, offset, largest)
      found.push(...answer.items)
      total = answer.total
      onProgress?.(found.length)
    }
    return found
  }

  /** Sees to it that the part comes in which an item of this name stands, wherever that is. */
  async locate(name: string): Promise<void> {
    const index = await this.client.seek(this.query, name, 0).catch(() => null)
    if (index === null) return
    const window = Math.floor(index / windowSize)
    this.#fresh.delete(window)
    const request = this.#ask(window)
    request.isRequired = true
    await request.done
  }

  /** Whether every item is known, as it is now. */
  isWhole(): boolean {
    const { total } = this.#state
    return total !== undefined && this.#fresh.size >= Math.ceil(total / windowSize)
  }

  /** Shows an item as it is by now, before the list is read anew. */
  patch(item: FileItem): void {
    const index = this.indexOf(item._id)
    if (index < 0) return
    const window = Math.floor(index / windowSize)
    this.#windows.set(
      window,
      (this.#windows.get(window) ?? []).map((each) => (each._id === item._id ? item : each)),
    )
    this.#set({})
  }

  close(): void {
    for (const { controller } of this.#asked.values()) controller.abort()
    this.#asked.clear()
  }

  #hasJustFailed(window: number): boolean {
    return Date.now() - (this.#failed.get(window) ?? -Infinity) < failedMs
  }

  /** Asks for a window, or joins who did. */
  #ask(window: number): WindowRequest {
    const before = this.#asked.get(window)
    if (before && !before.controller.signal.aborted) return before
    const controller = new AbortController()
    const request: WindowRequest = {
      controller,
      done: Promise.resolve(),
      isRequired: false,
      isStale: false,
      at: Date.now(),
      hasTimedOut: false,
    }
    this.#asked.set(window, request)
    request.done = this.#read(window, request)
    return request
  }

  async #read(window: number, request: WindowRequest): Promise<void> {
    const { controller } = request
    try {
      const answer = await this.client.list(this.query, window * windowSize, windowSize, controller.signal)
      if (controller.signal.aborted) return
      this.#failed.delete(window)
      this.#take(window, answer.items, answer.total)
      this.#asked.delete(window)
      if (request.isStale) this.#fresh.delete(window)
      this.#set({
        total: answer.total,
        folder: answer.folder,
        error: this.#failed.size > 0 ? this.#state.error : undefined,
        isLoading: false,
      })
      if (request.isStale) this.ensure(...this.#wanted)
    } catch (error) {
      if (controller.signal.aborted) return
      this.#failed.set(window, Date.now())
      this.#set({ error, isLoading: false })
    } finally {
      if (this.#asked.get(window) === request) this.#asked.delete(window)
    }
  }

  #take(window: number, items: readonly FileItem[], total: number): void {
    for (const old of this.#windows.get(window) ?? [])
      if (Math.floor((this.#places.get(old._id) ?? -1) / windowSize) === window) this.#places.delete(old._id)
    this.#windows.set(window, items)
    this.#fresh.add(window)
    for (const [at, item] of items.entries()) this.#places.set(item._id, window * windowSize + at)
    if (total === this.#state.total) return
    // With another length every window may hold other items than it did: what stands there stands until it is looked at and read anew.
    this.#fresh = new Set([window])
    const last = Math.floor(Math.max(0, total - 1) / windowSize)
    for (const known of this.#windows.keys()) if (known > last) this.#forget(known)
  }

  #forget(window: number): void {
    for (const item of this.#windows.get(window) ?? [])
      if (Math.floor((this.#places.get(item._id) ?? -1) / windowSize) === window) this.#places.delete(item._id)
    this.#windows.delete(window)
    this.#fresh.delete(window)
  }

  #set(change: Partial<FolderState>): void {
    const next = { ...this.#state, ...change }
    if (JSON.stringify(next.folder) === JSON.stringify(this.#state.folder)) next.folder = this.#state.folder
    if ((Object.keys(next) as (keyof FolderState)[]).some((key) => next[key] !== this.#state[key])) this.#state = next
    this.#version += 1
    this.#changed.emit()
  }
}
