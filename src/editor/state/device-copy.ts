import { createStore, delMany, getMany, keys, promisifyRequest, set, type UseStore } from 'idb-keyval'
import type { Boot } from '@schemas/boot'
import { readKey } from '@schemas/layout/document-key'
import { isRecord } from '@schemas/layout/json'
import type { LocalisedText } from '@schemas/layout/text'
import type { History } from '../document/history'
import { newId } from '../document/new-node'

/**
 * A draft as this device keeps it until the gateway has it, and its history, which stays for the next visit. `base` is what it was
 * made from, where the gateway may not have that under this key and version; `unheard`, what was sent of it without an answer.
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
  /** It stands in the place of what the gateway has, which is to stay among the versions. */ replaces?: boolean
}

/** Copies of what the gateway has are forgotten after this (ms). What is nowhere else stays for as long as the browser keeps it. */
const keepMs = 30 * 24 * 60 * 60 * 1000

let opened: UseStore | undefined
const drafts = () => (opened ??= createStore('sitewright-drafts', 'draft'))

/** Whose a copy is, and of which site: what one person typed is never offered, nor saved, as another's who signs in on this device. */
export const copyOwner = ({ site, session }: Pick<Boot, 'site' | 'session'>): string =>
  `${site.id} ${session.userID ?? ''}`

/** This document in the browser: each tab has copies of its own, or the one that has saved would write over what another could not. */
let own: string | undefined
const ownTab = (): string => (own ??= holdTab(newId()))
const lockOf = (tab: string) => `draft-of-${tab}`

/** Holds a tab's name for as long as its document lives: until then nobody takes over what it has. Where there are no locks, whoever opens the document does. */
export function holdTab(tab: string): string {
  void globalThis.navigator?.locks?.request(lockOf(tab), () => new Promise(() => {})).catch(() => {})
  return tab
}

/** That the gateway has a copy, as a version of its own. `of` says which one, by its `at`: of two moments none knows which came first, because clocks are put right. An earlier build did not say. */
type SavedMark = { version: number; at: number; of?: number }
const nameStart = (owner: string, key: string) => `${owner} ${key}`
const copyName = (owner: string, key: string, tab: string) => `${nameStart(owner, key)} ${tab}`
const savedMarkName = (name: string) => `${name} settled`
const rowsOf = (name: string) => [name, savedMarkName(name)]

/** Whether the device did it: one that keeps nothing (private windows), or is full, is no reason to stop working. */
const isDone = (act: () => Promise<unknown>): Promise<boolean> =>
  Promise.resolve()
    .then(act)
    .then(
      () => true,
      () => false,
    )

/** By the name of a tab's copy, the `at` of the one that was given to be written last. */
const written = new Map<string, number>()

/** Writes a copy in the place of others, which stay where it is not written: on a full device there is no room for both. */
const writeInstead = (name: string, copy: DeviceCopy, others: readonly string[]): Promise<boolean> => {
  written.set(name, copy.at)
  return isDone(() =>
    drafts()('readwrite', (store) => {
      store.put(copy, name)
      for (const row of [savedMarkName(name), ...others.flatMap(rowsOf)]) store.delete(row)
      // Without it a transaction ends with the document that began it, and nothing of it is there.
      store.transaction.commit()
      return promisifyRequest(store.transaction)
    }),
  )
}

/** By the name of a tab's copy, those that it goes on with and could not write as its own yet. */
const taken = new Map<string, readonly string[]>()

/**
 * The copy of a document that its owner has here: this tab's, or what a tab that is gone left, which is this one's from now on.
 * What is unsaved comes first; of several the newest, and the others when that is saved. Undefined where there is none, and
 * where the browser keeps nothing (private windows).
 */
export async function readDeviceCopy(owner: string, key: string, tab = ownTab()): Promise<DeviceCopy | undefined> {
  const take = async (): Promise<DeviceCopy | undefined> => {
    const found = await leftCopies(owner, key, tab)
    const [first] = found.toSorted(
      (one, other) => Number(other.copy.unsaved) - Number(one.copy.unsaved) || other.copy.at - one.copy.at,
    )
    const name = copyName(owner, key, tab)
    // One saved copy is enough: it is there for its history. What is unsaved waits for its turn.
    const done = found
      .filter((each) => each.name !== name && (each === first || !each.copy.unsaved))
      .map((each) => each.name)
    if (first && first.name !== name) {
      if (!(await writeInstead(name, first.copy, done))) taken.set(name, done)
    } else if (done.length > 0) await delMany(done.flatMap(rowsOf), drafts())
    return first?.copy
  }
  // The browser opens its store while it is asked whose turn it is.
  void Promise.resolve()
    .then(() => keys(drafts()))
    .catch(() => {})
  try {
    // One tab after the other: two that open at once must not both go on with the same.
    return globalThis.navigator?.locks ? await navigator.locks.request('drafts-take', take) : await take()
  } catch {
    return undefined
  }
}

/** Copies that no other living tab holds, each as the gateway's last answer left it. */
async function leftCopies(owner: string, key: string, tab: string): Promise<{ name: string; copy: DeviceCopy }[]> {
  const [locks, all] = await Promise.all([globalThis.navigator?.locks?.query(), keys(drafts()) as Promise<string[]>])
  const held = new Set(locks?.held?.map(({ name }) => name))
  const start = nameStart(owner, key)
  const isLeft = (name: string) => {
    // Without a tab's name it is one of an earlier build.
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

/** Whether another tab that is gone left something unsaved of a document, which waits until what was given back is saved. */
export async function isMoreLeft(owner: string, key: string, tab = ownTab()): Promise<boolean> {
  const left = await leftCopies(owner, key, tab).catch(() => [])
  return left.some(({ name, copy }) => copy.unsaved && name !== copyName(owner, key, tab))
}

/** Says of this tab's copy that the gateway has it now. */
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

/** Keeps a copy as this tab's. Whether it is on this device. */
export async function writeDeviceCopy(owner: string, copy: DeviceCopy, tab = ownTab()): Promise<boolean> {
  const name = copyName(owner, copy.key, tab)
  const isWritten = await writeInstead(name, copy, taken.get(name) ?? [])
  if (isWritten) taken.delete(name)
  else if (!copy.unsaved) await forget(name)
  return isWritten
}

/** The gateway has all of it: an earlier copy that could not be written over would come back as unsaved. */
const forget = (name: string) => isDone(() => delMany([name, ...(taken.get(name) ?? [])].flatMap(rowsOf), drafts()))

/**
 * The page has another address: what this device keeps of it goes along, unsaved or for its history alone. `stays`: there is nothing, or
 * something is under the new one already that is unsaved, or newer than what is saved here, and then both stay. `unwritten`: this device did not take it; it is where it was.
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

/** What somebody made and the document has no place for, as text: it stays here until they say that it may go. */
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

/** What is stored of a document, as it is under that key. */
export function contentAt(key: string, content: unknown): unknown {
  const place = readKey(key)
  return place.kind === 'page' && isRecord(content) ? { ...content, path: place.path } : content
}
