import { create } from 'zustand'
import { randomId } from '../random-id'
import { remember, type RememberedUpload } from './remembered'
import { isOpen, isRunning, storedEntryOf, type UploadEntry } from './upload-entry'
import { setUploading } from './upload-signal'

export type UploadsState = {
  /** In the order in which they were added. */
  entries: readonly UploadEntry[]
  /** Bytes a second, of all together and by entry. */
  speed: number
  speeds: Readonly<Record<string, number>>
}

/** The queue as screens see it. What changes it is `uploads`. */
export const useUploads = create<UploadsState>()(() => ({ entries: [], speed: 0, speeds: {} }))

export const all = (): readonly UploadEntry[] => useUploads.getState().entries
export const find = (id: string): UploadEntry | undefined => all().find((entry) => entry.id === id)

/** Acts under way that have no entry of their own. */
let others = 0

export function become(entries: readonly UploadEntry[]): void {
  useUploads.setState({ entries })
  notifyBusy()
}

const notifyBusy = (): void =>
  setUploading(others > 0 || all().some((entry) => entry.state === 'waiting' || isRunning(entry)))

/** While it lasts the document asks before it is left. */
export async function keepingBusy<T>(act: Promise<T>): Promise<T> {
  others += 1
  notifyBusy()
  try {
    return await act
  } finally {
    others -= 1
    notifyBusy()
  }
}

export function set(id: string, change: Partial<UploadEntry>): void {
  become(all().map((entry) => (entry.id === id ? { ...entry, ...change } : entry)))
}

/** This document, among all of this browser that hold uploads. */
export const tab = randomId()
/** Whose uploads these are; nothing is kept for nobody. What goes by a link belongs to whoever has that. */
export const owner: { person: string | undefined } = { person: undefined }
export const ownerOfLink = (code: string): string => `link:${code}`

/** Keeps entries on the device, so that they can go on after a reload. */
export function keep(ids: readonly string[]): void {
  const wanted = new Set(ids)
  const resumable = all().filter((entry) => wanted.has(entry.id) && (isOpen(entry) || entry.state === 'failed'))
  const remembered = resumable.flatMap((entry): RememberedUpload[] => {
    const person = entry.link === undefined ? owner.person : ownerOfLink(entry.link)
    return person === undefined ? [] : [{ ...storedEntryOf(entry), person, tab }]
  })
  if (remembered.length > 0) void remember(remembered)
}
