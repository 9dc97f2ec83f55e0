import type { History } from '../document/history'

/** A draft as this device keeps it until the gateway has it, and its history, which stays for the next visit. */
export type DeviceCopy = { key: string; version: number; content: unknown; history: History; unsaved: boolean; at: number }

const databaseName = 'sitewright-drafts'
const storeName = 'draft'

/** Copies older than this are forgotten (ms). */
const keepMs = 30 * 24 * 60 * 60 * 1000

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'key' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The device keeps no data.'))
  })
}

async function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open()
  try {
    return await new Promise<T>((resolve, reject) => {
      const request = work(database.transaction(storeName, mode).objectStore(storeName))
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error('The device did not keep the draft.'))
    })
  } finally {
    database.close()
  }
}

/** The copy of a document of a site, unless there is none or it is old. Undefined where the browser keeps nothing (private windows). */
export async function readDeviceCopy(site: string, key: string): Promise<DeviceCopy | undefined> {
  const found = (await run('readonly', (store) => store.get(`${site} ${key}`)).catch(() => undefined)) as DeviceCopy | undefined
  return found && Date.now() - found.at < keepMs ? found : undefined
}

/** Keeps a copy; a device that keeps nothing is no reason to stop working. */
export async function writeDeviceCopy(site: string, copy: DeviceCopy): Promise<void> {
  await run('readwrite', (store) => store.put({ ...copy, key: `${site} ${copy.key}` })).catch(() => {})
}
