import { createStore, delMany, getMany, keys, promisifyRequest, set, type UseStore } from 'idb-keyval'
import type { Boot } from '@schemas/boot'
import { readKey } from '@schemas/layout/document-key'
import { isRecord } from '@schemas/layout/json'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { History } from '../document/history'
import { newId } from '../document/new-node'

/**
 * A draft stored on this device until the gateway has it, with its history, which stays for the next visit. `base` is
 * what it was made from, if the gateway may not have that under this key and version; `unheard` are saves without a
 * response.
 */
export type DeviceCopy = {
  key: string
  version: number
  content: unknown
  history: History
  unsaved: boolean
  at: number
  base?: unknown
  unheard?: unknown[]
  /** It replaces the gateway's version, which must be kept in the version list. */ replaces?: boolean
}

/**
 * Copies that the gateway has are deleted after this time (ms). Unsaved copies stay as long as the browser keeps them.
 */
const keepMs = 30 * 24 * 60 * 60 * 1000

let opened: UseStore | undefined
const drafts = () => (opened ??= createStore('sitewright-drafts', 'draft'))

/**
 * The owner of a copy and its site: one person's unsaved work is never offered to, or saved as, another who signs in on
 * this device.
 */
export const copyOwner = ({ site, session }: Pick<Boot, 'site' | 'session'>): string =>
  `${site.id} ${session.userID ?? ''}`

/**
 * Identifies this tab: each tab has its own copies, or a tab that has saved would overwrite what another could not
 * save.
 */
let own: string | undefined
const ownTab = (): string => (own ??= holdTab(newId()))
const lockOf = (tab: string) => `draft-of-${tab}`

/**
 * Holds a lock for as long as the tab lives: until then no other tab takes over its copies. Without the Web Locks API,
 * any tab that opens the document does.
 */
export function holdTab(tab: string): string {
  void globalThis.navigator?.locks?.request(lockOf(tab), () => new Promise(() => {})).catch(() => {})
  return tab
}

/**
 * Marks a copy as saved by the gateway, with its version. `of` is the copy's `at`: timestamps alone do not tell which
 * came first, because clocks get corrected. Older builds did not store it.
 */
type SavedMark = { version: number; at: number; of?: number }
const nameStart = (owner: string, key: string) => `${owner} ${key}`
const copyName = (owner: string, key: string, tab: string) => `${nameStart(owner, key)} ${tab}`
const savedMarkName = (name: string) => `${name} settled`
const rowsOf = (name: string) => [name, savedMarkName(name)]

/**
 * Whether a storage operation succeeded. Storage that is disabled (private windows) or full is no reason to stop
 * working.
 */
const isDone = (act: () => Promise<unknown>): Promise<boolean> =>
  Promise.resolve()
    .then(act)
    .then(
      () => true,
      () => false,
    )

/** By copy name, the `at` of the copy written last. */
const written = new Map<string, number>()

/**
 * Writes a copy and deletes others in one transaction, because a full device has no space for both; on failure the
 * others stay.
 */
const writeInstead = (name: string, copy: DeviceCopy, others: readonly string[]): Promise<boolean> => {
  written.set(name, copy.at)
  return isDone(() =>
    drafts()('readwrite', (store) => {
      store.put(copy, name)
      for (const row of [savedMarkName(name), ...others.flatMap(rowsOf)]) store.delete(row)
      // Without an explicit commit, a transaction that is open when the document unloads is lost.
      store.transaction.commit()
      return promisifyRequest(store.transaction)
    }),
  )
}

/** By copy name, the copies of other tabs that this tab took over but could not write as its own yet. */
const taken = new Map<string, readonly string[]>()

/**
 * The owner's copy of a document: this tab's, or one left by a closed tab, which becomes this tab's. Unsaved copies
 * come first, then the newest; further unsaved ones follow when that is saved. Undefined when there is none, or when
 * storage is disabled (private windows).
 */
export async function readDeviceCopy(owner: string, key: string, tab = ownTab()): Promise<DeviceCopy | undefined> {
  const take = async (): Promise<DeviceCopy | undefined> => {
    const found = await leftCopies(owner, key, tab)
    const [first] = found.toSorted(
      (one, other) => Number(other.copy.unsaved) - Number(one.copy.unsaved) || other.copy.at - one.copy.at,
    )
    const name = copyName(owner, key, tab)
    // One saved copy is enough, for its history. Unsaved copies wait for their turn.
    const done = found
      .filter((each) => each.name !== name && (each === first || !each.copy.unsaved))
      .map((each) => each.name)
    if (first && first.name !== name) {
      if (!(await writeInstead(name, first.copy, done))) taken.set(name, done)
    } else if (done.length > 0) await delMany(done.flatMap(rowsOf), drafts())
    return first?.copy
  }
  // Opens the store in parallel with the lock request.
  void Promise.resolve()
    .then(() => keys(drafts()))
    .catch(() => {})
  try {
    // One tab at a time: two that open at once must not continue the same copy.
    return globalThis.navigator?.locks ? await navigator.locks.request('drafts-take', take) : await take()
  } catch {
    return undefined
  }
}

/** Copies not held by another living tab, with the gateway's last response applied. */
async function leftCopies(owner: string, key: string, tab: string): Promise<{ name: string; copy: DeviceCopy }[]> {
  const [locks, all] = await Promise.all([globalThis.navigator?.locks?.query(), keys(drafts()) as Promise<string[]>])
  const held = new Set(locks?.held?.map(({ name }) => name))
  const start = nameStart(owner, key)
  const isLeft = (name: string) => {
    // A copy of an older build has no tab name.
    if (name === start) return true
    const [of, ...more] = name.startsWith(`${start} `) ? name.slice(start.length + 1).split(' ') : []
    return of !== undefined && of !== 'settled' && more.length === 0 && (of === tab || !held.has(lockOf(of)))
  }
  const names = all.filter(isLeft)
  if (names.length === 0) return []
  const found = (await getMany([...names, ...names.map(savedMarkName)], drafts())) as (
    | DeviceCopy
    | SavedMark
    | undefined
  )[]
  return names.flatMap((name, index) => {
    const [copy, savedMark] = [
      found[index] as DeviceCopy | undefined,
      found[names.length + index] as SavedMark | undefined,
    ]
    if (!copy) return []
    const known =
      savedMark && (savedMark.of === undefined ? savedMark.at >= copy.at : savedMark.of === copy.at)
        ? { ...copy, version: savedMark.version, unsaved: false, at: savedMark.at }
        : copy
    return known.unsaved || Date.now() - known.at < keepMs ? [{ name, copy: known }] : []
  })
}

/** Whether another closed tab left unsaved changes of a document, which wait until the restored ones are saved. */
export async function isMoreLeft(owner: string, key: string, tab = ownTab()): Promise<boolean> {
  const left = await leftCopies(owner, key, tab).catch(() => [])
  return left.some(({ name, copy }) => copy.unsaved && name !== copyName(owner, key, tab))
}

/** Marks this tab's copy as saved by the gateway. */
export async function markDeviceCopySaved(owner: string, key: string, version: number, tab = ownTab()): Promise<void> {
  const name = copyName(owner, key, tab)
  const of = written.get(name)
  if (
    !(await isDone(() =>
      set(
        savedMarkName(name),
        { version, at: Date.now(), ...(of === undefined ? {} : { of }) } satisfies SavedMark,
        drafts(),
      ),
    ))
  )
    await forget(name)
}

/** Writes this tab's copy. True when it is stored. */
export async function writeDeviceCopy(owner: string, copy: DeviceCopy, tab = ownTab()): Promise<boolean> {
  const name = copyName(owner, copy.key, tab)
  const isWritten = await writeInstead(name, copy, taken.get(name) ?? [])
  if (isWritten) taken.delete(name)
  else if (!copy.unsaved) await forget(name)
  return isWritten
}

/** The gateway has everything: an earlier copy that could not be overwritten would return as unsaved. */
const forget = (name: string) => isDone(() => delMany([name, ...(taken.get(name) ?? [])].flatMap(rowsOf), drafts()))

/**
 * Moves this device's copies, unsaved or kept for their history, to a page's new address. `stays`: there is no copy, or
 * the new address has one that is unsaved or newer than a saved one here; then both stay. `unwritten`: writing failed
 * and the copy stays where it was.
 */
export async function moveDeviceCopy(
  owner: string,
  from: string,
  to: string,
  tab = ownTab(),
): Promise<'moved' | 'stays' | 'unwritten'> {
  const copy = await readDeviceCopy(owner, from, tab)
  const there = await readDeviceCopy(owner, to, tab)
  if (!copy || there?.unsaved || (!copy.unsaved && there && there.at >= copy.at)) return 'stays'
  const at = (content: unknown) => contentAt(to, content)
  const moved = {
    ...copy,
    key: to,
    content: at(copy.content),
    ...(copy.base === undefined ? {} : { base: at(copy.base) }),
    ...(copy.unheard ? { unheard: copy.unheard.map(at) } : {}),
  }
  return (await writeInstead(copyName(owner, to, tab), moved, [copyName(owner, from, tab)])) ? 'moved' : 'unwritten'
}

/** Work that the document has no place for, serialised; stored until the person dismisses it. */
export type RecoveredDraft = { at: number; why: 'locked' | 'unreadable'; names: LocalisedText[]; text: string }
const recoveredDraftPrefix = (owner: string, key: string) => `${nameStart(owner, key)} aside `

export async function storeRecoveredDraft(owner: string, key: string, recovered: RecoveredDraft): Promise<void> {
  await isDone(() => set(`${recoveredDraftPrefix(owner, key)}${recovered.at}`, recovered, drafts()))
}

export async function readRecoveredDrafts(owner: string, key: string): Promise<RecoveredDraft[]> {
  try {
    const names = ((await keys(drafts())) as string[]).filter((name) =>
      name.startsWith(recoveredDraftPrefix(owner, key)),
    )
    return names.length === 0 ? [] : ((await getMany(names, drafts())) as RecoveredDraft[])
  } catch {
    return []
  }
}

export async function deleteRecoveredDraft(owner: string, key: string, { at }: RecoveredDraft): Promise<void> {
  await isDone(() => delMany([`${recoveredDraftPrefix(owner, key)}${at}`], drafts()))
}

/** A document's stored content, adapted to its key. */
export function contentAt(key: string, content: unknown): unknown {
  const place = readKey(key)
  return place.kind === 'page' && isRecord(content) ? { ...content, path: place.path } : content
}
