import { createStore, get, set, type UseStore } from 'idb-keyval'
import type { History } from '../document/history'

/** A draft as this device keeps it until the gateway has it, and its history, which stays for the next visit. */
export type DeviceCopy = { key: string; version: number; content: unknown; history: History; unsaved: boolean; at: number }

/** Copies older than this are forgotten (ms). */
const keepMs = 30 * 24 * 60 * 60 * 1000

let opened: UseStore | undefined
const drafts = () => (opened ??= createStore('sitewright-drafts', 'draft'))

/** The copy of a document of a site, unless there is none or it is old. Undefined where the browser keeps nothing (private windows). */
export async function readDeviceCopy(site: string, key: string): Promise<DeviceCopy | undefined> {
  try {
    const found = await get<DeviceCopy>(`${site} ${key}`, drafts())
    return found && Date.now() - found.at < keepMs ? found : undefined
  } catch {
    return undefined
  }
}

/** Keeps a copy; a device that keeps nothing is no reason to stop working. */
export async function writeDeviceCopy(site: string, copy: DeviceCopy): Promise<void> {
  await Promise.resolve()
    .then(() => set(`${site} ${copy.key}`, copy, drafts()))
    .catch(() => {})
}
