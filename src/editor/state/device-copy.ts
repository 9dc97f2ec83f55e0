import { createStore, getMany, set, type UseStore } from 'idb-keyval'
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
    const [found, settled] = (await getMany([`${site} ${key}`, settledName(site, key)], drafts())) as [DeviceCopy | undefined, Settled | undefined]
    if (!found || Date.now() - found.at >= keepMs) return undefined
    return settled && settled.at >= found.at ? { ...found, version: settled.version, unsaved: false } : found
  } catch {
    return undefined
  }
}

/** That the gateway has the copy which was written last, as a version of its own. */
type Settled = { version: number; at: number }
const settledName = (site: string, key: string) => `${site} ${key} settled`

/** Says of the copy that is here that the gateway has it now. */
export async function settleDeviceCopy(site: string, key: string, version: number): Promise<void> {
  await Promise.resolve()
    .then(() => set(settledName(site, key), { version, at: Date.now() } satisfies Settled, drafts()))
    .catch(() => {})
}

/** Keeps a copy; a device that keeps nothing is no reason to stop working. */
export async function writeDeviceCopy(site: string, copy: DeviceCopy): Promise<void> {
  await Promise.resolve()
    .then(() => set(`${site} ${copy.key}`, copy, drafts()))
    .catch(() => {})
}
