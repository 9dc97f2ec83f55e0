import { useSyncExternalStore } from 'react'
import type { FileItem } from '@schemas/entities/file-item'

export type FileClipboard = { items: readonly FileItem[]; isCut: boolean }

let held: FileClipboard | undefined
const listeners = new Set<() => void>()

/** What was cut or copied, for every screen of files in this document. */
export function holdFiles(next: FileClipboard | undefined): void {
  held = next
  for (const listener of listeners) listener()
}
export const heldFiles = (): FileClipboard | undefined => held

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useFileClipboard = (): FileClipboard | undefined => useSyncExternalStore(subscribe, heldFiles, () => undefined)
