import { create } from 'zustand'
import { openLeft } from '../state/ui-store'

/** The part being renamed in the outline. */
export const useRename = create<{ id: string | undefined }>(() => ({ id: undefined }))

/** Starts renaming a part in the outline, which opens for that. */
export function askName(id: string): void {
  openLeft('outline')
  useRename.setState({ id })
}

export const endRename = (): void => useRename.setState({ id: undefined })
