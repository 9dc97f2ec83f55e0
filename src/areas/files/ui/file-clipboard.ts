import { useSyncExternalStore } from 'react'
import type { FileItem } from '@schemas/files/entities/file-item'
import { emitter } from '@kit/emitter'

export type FileClipboard = { items: readonly FileItem[]; isCut: boolean }

let held: FileClipboard | undefined
const changed = emitter()

/** Sets the cut or copied items for every file screen in this document. */
export function holdFiles(next: FileClipboard | undefined): void {
  held = next
  changed.emit()
}
export const heldFiles = (): FileClipboard | undefined => held

export const useFileClipboard = (): FileClipboard | undefined =>
  useSyncExternalStore(changed.on, heldFiles, () => undefined)
