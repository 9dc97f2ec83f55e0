import { createStore, delMany, setMany, type UseStore, values } from 'idb-keyval'
import type { StoredEntry } from './upload-entry'

/** An upload that is not finished, as this device keeps it over a reload. */
export type RememberedUpload = StoredEntry & {
  /** Whose: nobody else who signs in here sees it. Of a visitor, the link's. */
  person: string
  /** The tab that works on it; while it lives, no other takes it over. */
  tab: string
}

/** The gateway gives up what is not finished within a day. */
const keepMs = 24 * 60 * 60 * 1000
/** Says to the next document that there is something to look for; reading a database for nothing would be dear. */
const flag = 'uploads-open'

let opened: UseStore | undefined
const store = () => (opened ??= createStore('sitewright-uploads', 'upload'))

/** Whether an earlier document left something unfinished. */
export function mayHaveRemembered(): boolean {
  try {
    return localStorage.getItem(flag) !== null
  } catch {
    return false
  }
}

/** Keeps uploads; a device that keeps nothing (a private window) only cannot go on after a reload. */
export async function remember(uploads: readonly RememberedUpload[]): Promise<void> {
  try {
    localStorage.setItem(flag, '1')
    await setMany(
      uploads.map((each) => [each.id, each]),
      store(),
    )
  } catch {
    // A handle that cannot be stored must not take the rest with it.
    if (uploads.some(({ handle }) => handle)) await remember(uploads.map((each) => ({ ...each, handle: undefined })))
  }
}

export async function forget(ids: readonly string[]): Promise<void> {
  await Promise.resolve()
    .then(() => delMany([...ids], store()))
    .catch(() => {})
}

const lockOf = (tab: string) => `uploads-of-${tab}`

/** Holds a tab's name for as long as its document lives. */
export function holdTab(tab: string): void {
  void navigator.locks?.request(lockOf(tab), () => new Promise(() => {})).catch(() => {})
}

/** What is left of a person's uploads by documents that are gone; from now on it is `tab`'s. Oldest first. */
export async function takeRemembered(
  person: string,
  tab: string,
  isShown: (left: RememberedUpload) => boolean = () => true,
): Promise<RememberedUpload[]> {
  const take = async (): Promise<RememberedUpload[]> => {
    const held = new Set((await navigator.locks?.query())?.held?.map(({ name }) => name))
    const all: RememberedUpload[] = await values(store())
    const old = all.filter(({ addedAt }) => Date.now() - addedAt > keepMs)
    if (old.length > 0) await forget(old.map(({ id }) => id))
    const left = all.filter((each) => Date.now() - each.addedAt <= keepMs)
    if (left.length === 0) localStorage.removeItem(flag)
    const mine = left.filter(
      (each) => each.person === person && isShown(each) && each.tab !== tab && !held.has(lockOf(each.tab)),
    )
    if (mine.length > 0)
      await setMany(
        mine.map((each) => [each.id, { ...each, tab }]),
        store(),
      )
    return mine.sort((a, b) => a.addedAt - b.addedAt)
  }
  try {
    // One tab after the other: two that open at once must not both go on with the same file.
    return navigator.locks ? await navigator.locks.request('uploads-take', take) : await take()
  } catch {
    return []
  }
}
