import { createStore, delMany, getMany, set, type UseStore } from 'idb-keyval'
import type { Boot } from '@schemas/boot'
import { readKey } from '@schemas/layout/document-key'
import { isRecord } from '@schemas/layout/json'
import type { History } from '../document/history'

/**
 * A draft as this device keeps it until the gateway has it, and its history, which stays for the next visit. `base` is what it was
 * made from, where the gateway may not have that under this key and version.
 */
export type DeviceCopy = { key: string; version: number; content: unknown; history: History; unsaved: boolean; at: number; base?: unknown }

/** Copies older than this are forgotten (ms). */
const keepMs = 30 * 24 * 60 * 60 * 1000

let opened: UseStore | undefined
const drafts = () => (opened ??= createStore('sitewright-drafts', 'draft'))

/** Whose a copy is, and of which site: what one person typed is never offered, nor saved, as another's who signs in on this device. */
export const copyOwner = ({ site, session }: Pick<Boot, 'site' | 'session'>): string => `${site.id} ${session.userID ?? ''}`

/** The copy of a document that its owner has here, unless there is none or it is old. Undefined where the browser keeps nothing (private windows). */
export async function readDeviceCopy(owner: string, key: string): Promise<DeviceCopy | undefined> {
  try {
    const [found, settled] = (await getMany([copyName(owner, key), settledName(owner, key)], drafts())) as [DeviceCopy | undefined, Settled | undefined]
    if (!found || Date.now() - found.at >= keepMs) return undefined
    return settled && settled.at >= found.at ? { ...found, version: settled.version, unsaved: false } : found
  } catch {
    return undefined
  }
}

/** That the gateway has the copy which was written last, as a version of its own. */
type Settled = { version: number; at: number }
const copyName = (owner: string, key: string) => `${owner} ${key}`
const settledName = (owner: string, key: string) => `${owner} ${key} settled`

/** Says of the copy that is here that the gateway has it now. */
export async function settleDeviceCopy(owner: string, key: string, version: number): Promise<void> {
  await Promise.resolve()
    .then(() => set(settledName(owner, key), { version, at: Date.now() } satisfies Settled, drafts()))
    .catch(() => {})
}

/** Keeps a copy; a device that keeps nothing is no reason to stop working. */
export async function writeDeviceCopy(owner: string, copy: DeviceCopy): Promise<void> {
  await Promise.resolve()
    .then(() => set(copyName(owner, copy.key), copy, drafts()))
    .catch(() => {})
}

/** The page has another address: what of it is unsaved here goes along. False where nothing is, and where something is unsaved under the new one already: then both stay. */
export async function moveDeviceCopy(owner: string, from: string, to: string): Promise<boolean> {
  const [copy, there] = await Promise.all([readDeviceCopy(owner, from), readDeviceCopy(owner, to)])
  if (!copy?.unsaved || there?.unsaved) return false
  await writeDeviceCopy(owner, { ...copy, key: to, content: contentAt(to, copy.content), ...(copy.base === undefined ? {} : { base: contentAt(to, copy.base) }) })
  await delMany([copyName(owner, from), settledName(owner, from)], drafts()).catch(() => {})
  return true
}

/** What is stored of a document, as it is under that key. */
export function contentAt(key: string, content: unknown): unknown {
  const place = readKey(key)
  return place.kind === 'page' && isRecord(content) ? { ...content, path: place.path } : content
}
