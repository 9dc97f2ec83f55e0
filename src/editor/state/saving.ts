import { create } from 'zustand'
import type { Stale } from './remote-changes'
import { flushForms } from './flush-forms'

/** What the person is told of their work: not yet saved, on its way, safe, kept on this device for now, or in need of a decision. */
export type SaveState = 'changed' | 'saving' | 'saved' | 'offline' | 'conflict'

/** After the last change a draft is saved when the hand rests this long (ms), or for so many times what the last save took: a long page is not sent between one act and the next. */
const restMs = 800
const restShare = 3
const maxRestMs = 2500
/** A copy of a whole page takes longer than a key may: it is made when the change has been drawn, at most this often (ms), and at once when the tab goes. */
const keepMs = 250
/** A save that found no gateway is tried again after this long (ms). */
const retryMs = 4000

/** Why the gateway takes nothing although it is heard; `outdated`: what stands there was made by a newer build, and cannot be read by this one. */
export type AwayReason = 'closed' | 'signed-out' | 'outdated'

export const useSaving = create<{
  state: SaveState
  savedAt?: string
  reason?: AwayReason | undefined
  /** This device could not keep what is unsaved: it is in this tab alone. */ lacksLocalCopy?: boolean
  /** The gateway took the last save for wrong; it is sent again with the next change. */ isRefused?: boolean
}>(() => ({ state: 'saved' }))

export type SaveOutcome =
  | { kind: 'saved'; version: number; savedAt: string }
  | { kind: 'stale'; version: number; content: unknown; by?: string }
  | { kind: 'away'; reason?: AwayReason }
  | { kind: 'refused'; message: string }
  /** The document goes on under another key. */
  | { kind: 'moved'; to: string }

type Options = {
  /** What is edited: a document, or a theme. */
  store: { onChange(listener: (changes: unknown, origin: string) => void): unknown }
  /** The version that the document in the store goes back to. */
  version: number
  /** What is unsaved from the beginning stands in the place of that version. */
  replaces?: boolean
  /** `replaces`: the version before stays, however soon this one comes after it. */
  save: (base: number, label?: string, replaces?: boolean) => Promise<SaveOutcome>
  /** Takes in what another editor saved meanwhile. True when both fit together, so that the save can go on. */
  merge: (stale: Stale) => boolean
  refused: (message: string) => void
  /** Somebody waits for a save that nothing but a decision lets through. */
  undecided?: () => void
  /** Takes what is unsaved along to where the document goes on, and leaves for there. False where it cannot be taken along: then it stays. */
  moved?: (to: string) => Promise<boolean>
  /** Keeps the draft on this device, before anything is sent; `isLeaving`: the tab may be gone in a moment. Whether it is there. */
  keep: (isLeaving: boolean) => Promise<boolean>
  /** The gateway has it now; `isKept` says that this device has the same already. */
  drop: (isStored: boolean) => Promise<unknown>
}

/** Saves the draft by itself, one save at a time; nothing typed is only in memory for longer than a moment. */
export class Saving {
  #given: Options
  #version: number
  #timer: ReturnType<typeof setTimeout> | undefined
  #restMs = restMs
  #underWay: Promise<unknown> | undefined
  #isChanged = false
  #replaces: boolean
  #keeping: ReturnType<typeof setTimeout> | undefined
  /** Whether this device has the document as it is. */
  #isKept = false
  /** What is unsaved is on this device, for the place that the tab is on its way to. */
  #isLeaving = false

  constructor(options: Options) {
    this.#given = options
    this.#version = options.version
    this.#replaces = options.replaces ?? false
    useSaving.setState({ state: 'saved', reason: undefined, lacksLocalCopy: false, isRefused: false })
    options.store.onChange((_changes, origin) => origin !== 'merge' && this.touch())
    // Asked whether it may go, a document has time to write that it no longer has once it goes.
    for (const event of ['beforeunload', 'pagehide']) globalThis.addEventListener?.(event, this.#leave)
    globalThis.document?.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'hidden' && this.#leave(),
    )
  }

  get version(): number {
    return this.#version
  }

  /** Whether the gateway has all of it, or whatever it lacks has been taken along. */
  get isSafe(): boolean {
    return this.#isLeaving || (!this.#isChanged && useSaving.getState().state === 'saved')
  }

  /** Something was changed. */
  touch(): void {
    this.#isChanged = true
    this.#isKept = false
    if (useSaving.getState().state !== 'conflict') useSaving.setState({ state: 'changed' })
    this.#keeping ??= setTimeout(() => this.#keepNow(), keepMs)
    this.#plan(this.#restMs)
  }

  /** The tab may be gone in a moment, and with it what forms hold back. */
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

  /** Saves now what is not saved yet, and what is changed while that is on its way. Whether the gateway has all of it in the end. */
  async flush(): Promise<boolean> {
    do {
      clearTimeout(this.#timer)
      if (await this.#saveChanged()) continue
      if (useSaving.getState().state === 'conflict') this.#given.undecided?.()
      return false
    } while (this.#isChanged || this.#underWay)
    return true
  }

  /** Saves it all under a name, as a version of its own. False when that was not possible just now. */
  async keepAs(label: string): Promise<boolean> {
    if (!(await this.flush())) return false
    return (await this.#send(label)) && !this.#isChanged
  }

  /** Whether what is not saved yet stands in the place of what the gateway has. */
  get replaces(): boolean {
    return this.#replaces
  }

  /** What is changed next stands in the place of what the gateway has: that stays among the versions. */
  replaceNext(): void {
    this.#replaces = true
  }

  #plan(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#saveChanged(), ms)
  }

  /** Saves what is not saved yet once nothing else is on its way. False where the gateway did not take it. */
  async #saveChanged(): Promise<boolean> {
    while (this.#underWay) await this.#underWay
    return !this.#isChanged || this.#send()
  }

  #send(label?: string): Promise<boolean> {
    const sent = this.#save(label).finally(() => (this.#underWay = undefined))
    return (this.#underWay = sent)
  }

  /** Whether the gateway has taken what was there when it was sent. */
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
      // What was changed while the device took note of it is told of, and saved, by itself.
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
   * Somebody else has saved a newer version: taken in at once where nothing of one's own is on its way. What is finds it by
   * itself. True when it was taken in. `read` says nothing where it is not to be taken in after all.
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

  /** The person has chosen what stands where both had changed: the draft now goes back to the newer version. */
  resolve(version: number): void {
    this.#version = version
    // What was not chosen stays among the versions, whoever saved it.
    this.#replaces = true
    useSaving.setState({ state: 'changed' })
    this.#isChanged = true
    this.#isKept = false
    void this.flush()
  }
}
