import { useSyncExternalStore } from 'react'
import type { FileItem } from '@schemas/entities/file-item'
import { emitter } from '../emitter'

export type FileClipboard = { items: readonly FileItem[]; isCut: boolean }

let held: FileClipboard | undefined
const changed = emitter()

/** What was cut or copied, for every screen of files in this document. */
export function holdFiles(next: FileClipboard | undefined): void {
  held = next
  changed.emit()
}
export const heldFiles = (): FileClipboard | undefined => held

export const useFileClipboard = (): FileClipboard | undefined =>
  useSyncExternalStore(changed.on, heldFiles, () => undefined)
