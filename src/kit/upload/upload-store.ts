import { create } from 'zustand'
import { randomId } from '../random-id'
import { remember, type RememberedUpload } from './remembered'
import { isOpen, isRunning, storedEntryOf, type UploadEntry } from './upload-entry'
import { setUploading } from './upload-signal'

export type UploadsState = {
  /** In the order added. */
  entries: readonly UploadEntry[]
  /** Bytes per second, in total and by entry. */
  speed: number
  speeds: Readonly<Record<string, number>>
}

/** The queue's state for screens. It is changed through `uploads`. */
export const useUploads = create<UploadsState>()(() => ({ entries: [], speed: 0, speeds: {} }))

export const all = (): readonly UploadEntry[] => useUploads.getState().entries
export const find = (id: string): UploadEntry | undefined => all().find((entry) => entry.id === id)

/** Running work without an entry. */
let others = 0

export function become(entries: readonly UploadEntry[]): void {
  useUploads.setState({ entries })
  notifyBusy()
}

const notifyBusy = (): void =>
  setUploading(others > 0 || all().some((entry) => entry.state === 'waiting' || isRunning(entry)))

/** Makes the document prompt before it is left, for as long as the work runs. */
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

/** Id of this document among all of this browser that hold uploads. */
export const tab = randomId()
/** Owner of these uploads; without one nothing is stored. Uploads by a link belong to anyone who has it. */
export const owner: { person: string | undefined } = { person: undefined }
export const ownerOfLink = (code: string): string => `link:${code}`

/** Stores entries on the device, so that they can continue after a reload. */
export function keep(ids: readonly string[]): void {
  const wanted = new Set(ids)
  const resumable = all().filter((entry) => wanted.has(entry.id) && (isOpen(entry) || entry.state === 'failed'))
  const remembered = resumable.flatMap((entry): RememberedUpload[] => {
    const person = entry.link === undefined ? owner.person : ownerOfLink(entry.link)
    return person === undefined ? [] : [{ ...storedEntryOf(entry), person, tab }]
  })
  if (remembered.length > 0) void remember(remembered)
}
