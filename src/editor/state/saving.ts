import { create } from 'zustand'
import type { Stale } from './remote-changes'
import { flushForms } from './flush-forms'

/** Save state as shown to the person: unsaved, saving, saved, only on this device, or waiting for a decision. */
export type SaveState = 'changed' | 'saving' | 'saved' | 'offline' | 'conflict'

/**
 * A draft is saved after a pause of this length (ms), or of this multiple of the last save's duration: a long page is
 * not sent between one action and the next.
 */
const restMs = 800
const restShare = 3
const maxRestMs = 2500
/**
 * Copying a whole page takes longer than a key press may: it is done after the change is drawn, at most this often
 * (ms), and at once when the tab closes.
 */
const keepMs = 250
/** Delay (ms) before retrying a save that did not reach the gateway. */
const retryMs = 4000

/**
 * Why a reachable gateway accepts nothing; `outdated`: its version was made by a newer build that this one cannot read.
 */
export type AwayReason = 'closed' | 'signed-out' | 'outdated'

export const useSaving = create<{
  state: SaveState
  savedAt?: string
  reason?: AwayReason | undefined
  /** Unsaved changes could not be stored on this device: they exist only in this tab. */ lacksLocalCopy?: boolean
  /** The gateway refused the last save as invalid; it is retried with the next change. */ isRefused?: boolean
}>(() => ({ state: 'saved' }))

export type SaveOutcome =
  | { kind: 'saved'; version: number; savedAt: string }
  | { kind: 'stale'; version: number; content: unknown; by?: string }
  | { kind: 'away'; reason?: AwayReason }
  | { kind: 'refused'; message: string }
  /** The document has moved to another key. */
  | { kind: 'moved'; to: string }

type Options = {
  /** The document or theme being edited. */
  store: { onChange(listener: (changes: unknown, origin: string) => void): unknown }
  /** The version that the document in the store is based on. */
  version: number
  /** The initial unsaved content replaces that version. */
  replaces?: boolean
  /** `replaces`: keeps the previous version in the list, however soon this one follows. */
  save: (base: number, label?: string, replaces?: boolean) => Promise<SaveOutcome>
  /** Merges what another editor saved. True when both fit together, so that the save can continue. */
  merge: (stale: Stale) => boolean
  refused: (message: string) => void
  /** A save that was requested needs a decision first. */
  undecided?: () => void
  /**
   * Takes unsaved changes along to the document's new address and navigates there. False when they cannot be taken
   * along; then the tab stays.
   */
  moved?: (to: string) => Promise<boolean>
  /**
   * Stores the draft on this device before anything is sent; `isLeaving`: the tab may close in a moment. True when
   * stored.
   */
  keep: (isLeaving: boolean) => Promise<boolean>
  /** The gateway has it now; `isStored`: this device has the same content already. */
  drop: (isStored: boolean) => Promise<unknown>
}

/** Saves the draft automatically, one save at a time; typed input exists only in memory for a moment. */
export class Saving {
  #given: Options
  #version: number
  #timer: ReturnType<typeof setTimeout> | undefined
  #restMs = restMs
  #underWay: Promise<unknown> | undefined
  #isChanged = false
  #replaces: boolean
  #keeping: ReturnType<typeof setTimeout> | undefined
  /** Whether this device has the current document. */
  #isKept = false
  /** Unsaved changes are stored for the address that the tab is navigating to. */
  #isLeaving = false

  constructor(options: Options) {
    this.#given = options
    this.#version = options.version
    this.#replaces = options.replaces ?? false
    useSaving.setState({ state: 'saved', reason: undefined, lacksLocalCopy: false, isRefused: false })
    options.store.onChange((_changes, origin) => origin !== 'merge' && this.touch())
    // `beforeunload` leaves time for a write that `pagehide` no longer has.
    for (const event of ['beforeunload', 'pagehide']) globalThis.addEventListener?.(event, this.#leave)
    globalThis.document?.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'hidden' && this.#leave(),
    )
  }

  get version(): number {
    return this.#version
  }

  /** Whether the gateway has everything, or the rest has been taken along. */
  get isSafe(): boolean {
    return this.#isLeaving || (!this.#isChanged && useSaving.getState().state === 'saved')
  }

  /** Call after a change. */
  touch(): void {
    this.#isChanged = true
    this.#isKept = false
    if (useSaving.getState().state !== 'conflict') useSaving.setState({ state: 'changed' })
    this.#keeping ??= setTimeout(() => this.#keepNow(), keepMs)
    this.#plan(this.#restMs)
  }

  /** The tab may close in a moment, and with it values held back by forms. */
  #leave = (): void => {
    flushForms()
    this.#keepNow(true)
  }

  #keepNow(isLeaving = false): void {
    if (this.#keeping === undefined) return
    this.#forgetKeeping()
    this.#isKept = true
    void this.#keep(isLeaving)
  }

  async #keep(isLeaving = false): Promise<void> {
    const isStored = await this.#given.keep(isLeaving)
    this.#isKept &&= isStored
    useSaving.setState({ lacksLocalCopy: !isStored })
  }

  #forgetKeeping(): void {
    clearTimeout(this.#keeping)
    this.#keeping = undefined
  }

  /** Saves pending changes now, including changes made meanwhile. True when the gateway has everything in the end. */
  async flush(): Promise<boolean> {
    do {
      clearTimeout(this.#timer)
      if (await this.#saveChanged()) continue
      if (useSaving.getState().state === 'conflict') this.#given.undecided?.()
      return false
    } while (this.#isChanged || this.#underWay)
    return true
  }

  /** Saves everything as a named version. False when that was not possible. */
  async keepAs(label: string): Promise<boolean> {
    if (!(await this.flush())) return false
    return (await this.#send(label)) && !this.#isChanged
  }

  /** Whether unsaved changes replace the gateway's version. */
  get replaces(): boolean {
    return this.#replaces
  }

  /** The next change replaces the gateway's version, which is kept in the version list. */
  replaceNext(): void {
    this.#replaces = true
  }

  #plan(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#saveChanged(), ms)
  }

  /** Saves pending changes once no other save is in flight. False when the gateway did not accept it. */
  async #saveChanged(): Promise<boolean> {
    while (this.#underWay) await this.#underWay
    return !this.#isChanged || this.#send()
  }

  #send(label?: string): Promise<boolean> {
    const sent = this.#save(label).finally(() => (this.#underWay = undefined))
    return (this.#underWay = sent)
  }

  /** True when the gateway accepted the snapshot that was sent. */
  async #save(label?: string): Promise<boolean> {
    this.#isChanged = false
    useSaving.setState({ state: 'saving' })
    const began = performance.now()
    const replaces = this.#replaces
    const outcome = await this.#given.save(this.#version, label, replaces)
    useSaving.setState({
      reason: outcome.kind === 'away' ? outcome.reason : undefined,
      isRefused: outcome.kind === 'refused',
    })
    if (outcome.kind === 'saved') {
      this.#version = outcome.version
      if (replaces) this.#replaces = false
      this.#restMs = Math.min(maxRestMs, Math.max(restMs, restShare * (performance.now() - began)))
      if (this.#isChanged) {
        this.#plan(this.#restMs)
        return true
      }
      this.#forgetKeeping()
      await this.#given.drop(this.#isKept)
      // Changes made while the device marked the copy as saved report and save themselves.
      if (!this.#isChanged) useSaving.setState({ state: 'saved', savedAt: outcome.savedAt })
      return true
    }
    this.#isChanged = true
    if (outcome.kind === 'away') {
      useSaving.setState({ state: 'offline' })
      this.#plan(retryMs)
      return false
    }
    if (outcome.kind === 'refused') {
      useSaving.setState({ state: 'changed' })
      this.#given.refused(outcome.message)
      return false
    }
    if (outcome.kind === 'moved') {
      useSaving.setState({ state: 'offline' })
      this.#isLeaving = true
      this.#forgetKeeping()
      this.#isLeaving = (await this.#given.moved?.(outcome.to)) === true
      if (!this.#isLeaving) useSaving.setState({ lacksLocalCopy: true })
      return false
    }
    this.#isKept = false
    if (this.#given.merge(outcome)) {
      this.#version = outcome.version
      return this.#save(label)
    }
    useSaving.setState({ state: 'conflict' })
    return false
  }

  /**
   * Another editor has saved a newer version: merges it at once if no own changes are in flight; otherwise the pending
   * save detects it. True when it was merged. `read` returns undefined when it is not to be merged after all.
   */
  async takeIn(read: () => Promise<Stale | undefined>): Promise<boolean> {
    if (!this.isSafe || this.#isLeaving) return false
    const newer = await read()
    if (!newer || !this.isSafe || newer.version <= this.#version || !this.#given.merge(newer)) return false
    this.#version = newer.version
    this.#isKept = false
    await this.#given.drop(false)
    return true
  }

  /** The person has resolved the conflict: the draft is now based on the newer version. */
  resolve(version: number): void {
    this.#version = version
    // The version that lost stays in the version list, regardless of who saved it.
    this.#replaces = true
    useSaving.setState({ state: 'changed' })
    this.#isChanged = true
    this.#isKept = false
    void this.flush()
  }
}
