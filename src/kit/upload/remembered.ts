import { createStore, delMany, setMany, type UseStore, values } from 'idb-keyval'
import type { StoredEntry } from './upload-entry'

/** An unfinished upload, stored on this device across reloads. */
export type RememberedUpload = StoredEntry & {
  /** Owner: no one else who signs in here sees it. For a visitor, the link's. */
  person: string
  /** The tab working on it; while it is alive, no other tab takes over. */
  tab: string
}

/** The gateway discards unfinished uploads after a day. */
const keepMs = 24 * 60 * 60 * 1000
/** Tells the next document that something is stored, because opening the database for nothing is expensive. */
const flag = 'uploads-open'

let opened: UseStore | undefined
const store = () => (opened ??= createStore('sitewright-uploads', 'upload'))

/** Whether an earlier document left unfinished uploads. */
export function mayHaveRemembered(): boolean {
  try {
    return localStorage.getItem(flag) !== null
  } catch {
    return false
  }
}

/** Stores uploads; without storage (a private window) they cannot continue after a reload. */
export async function remember(uploads: readonly RememberedUpload[]): Promise<void> {
  try {
    localStorage.setItem(flag, '1')
    await setMany(
      uploads.map((each) => [each.id, each]),
      store(),
    )
  } catch {
    // An unserialisable handle must not prevent the rest from being stored.
    if (uploads.some(({ handle }) => handle)) await remember(uploads.map((each) => ({ ...each, handle: undefined })))
  }
}

export async function forget(ids: readonly string[]): Promise<void> {
  await Promise.resolve()
    .then(() => delMany([...ids], store()))
    .catch(() => {})
}

const lockOf = (tab: string) => `uploads-of-${tab}`

/** Holds a lock with the tab's name as long as its document lives. */
export function holdTab(tab: string): void {
  void navigator.locks?.request(lockOf(tab), () => new Promise(() => {})).catch(() => {})
}

/** Takes over a person's uploads from documents that are gone and assigns them to `tab`. Oldest first. */
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
    // Serialised across tabs: two opened at once must not continue the same file.
    return navigator.locks ? await navigator.locks.request('uploads-take', take) : await take()
  } catch {
    return []
  }
}
