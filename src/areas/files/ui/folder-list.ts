import type { FileItem } from '@schemas/files/entities/file-item'
import { emitter } from '@kit/emitter'
import type { FilesClient, FolderInfo, ListQuery } from './files-client'

/** Items per request. */
export const windowSize = 200
/** Maximum number of items per request. */
const largest = 500
/** How long a failed window is left alone before it is requested again on scroll (ms). */
const failedMs = 5000
/** Timeout for an older request before a reload asks again (ms). */
const timeoutMs = 10_000

type WindowRequest = {
  controller: AbortController
  done: Promise<void>
  /** Awaited by a caller, regardless of the scroll position. */ isRequired: boolean
  /** Files changed during the request: ask once more. */ isStale: boolean
  /** Time of the request. */ at: number
  /** Timed out; waiters ask again. */ hasTimedOut: boolean
}

export type FolderState = {
  /** Size of the whole list; undefined until the first response. */
  total: number | undefined
  folder: FolderInfo | undefined
  /** Why the list or a part of it failed; known items stay. */
  error: unknown
  isLoading: boolean
}

/**
 * One folder's list in one order, of which only the visible windows are loaded; each item has a fixed index. Changes
 * are reloaded window by window while the old items stay, so that nothing jumps.
 */
export class FolderList {
  #windows = new Map<number, readonly FileItem[]>()
  #fresh = new Set<number>()
  #asked = new Map<number, WindowRequest>()
  /** Time of each failure. */
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
  /** Stable until the state changes; loading more items does not change it. */
  state = (): FolderState => this.#state
  /** Incremented with every change of the known items. */
  version = (): number => this.#version

  at(index: number): FileItem | undefined {
    return this.#windows.get(Math.floor(index / windowSize))?.[index % windowSize]
  }
  /** -1 when not among the known items. */
  indexOf(id: string): number {
    return this.#places.get(id) ?? -1
  }
  byId(id: string): FileItem | undefined {
    const index = this.indexOf(id)
    return index < 0 ? undefined : this.at(index)
  }

  /** Loads the items from `first` to `last`. */
  ensure(first: number, last: number): void {
    this.#wanted = [first, last]
    for (
      let window = Math.floor(first / windowSize);
      window <= Math.floor(Math.max(first, last) / windowSize);
      window += 1
    ) {
      if (!this.#fresh.has(window) && !this.#hasJustFailed(window)) this.#ask(window)
    }
    // Pending windows far out of view would only delay the visible ones.
    for (const [window, { controller, isRequired }] of this.#asked) {
      if (
        window > 0 &&
        !isRequired &&
        (window < Math.floor(first / windowSize) - 1 || window > Math.floor(last / windowSize) + 1)
      )
        controller.abort()
    }
  }

  /** Reloads the visible windows; the rest when scrolled into view. */
  reload = (): void => {
    // A pending response is shown and then requested again: where files change faster than responses arrive, aborting
    // each time would show nothing.
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

  /**
   * The items from `first` to `last`, loading unknown ones for as long as they are wanted. Rejects when a window fails,
   * because an incomplete selection must not be used.
   */
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
      // The list was closed meanwhile.
      break
    }
    const found: FileItem[] = []
    for (let index = first; index <= last; index += 1) {
      const item = this.at(index)
      if (item) found.push(item)
    }
    return found
  }

  /** The whole list in order, for operations on everything. */
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

  /** Loads the window that contains the item of this name. */
  async locate(name: string): Promise<void> {
    const index = await this.client.seek(this.query, name, 0).catch(() => null)
    if (index === null) return
    const window = Math.floor(index / windowSize)
    this.#fresh.delete(window)
    const request = this.#ask(window)
    request.isRequired = true
    await request.done
  }

  /** Whether every item is known and up to date. */
  isWhole(): boolean {
    const { total } = this.#state
    return total !== undefined && this.#fresh.size >= Math.ceil(total / windowSize)
  }

  /** Updates an item before the list is reloaded. */
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

  /** Requests a window, or joins a pending request. */
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
    // After a change of length every window may hold other items: old ones stay until they come into view and are
    // reloaded.
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
