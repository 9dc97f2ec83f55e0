import { create } from 'zustand'
import { openLeft } from '../state/ui-store'

/** The part whose name is being written in the outline. */
export const useRename = create<{ id: string | undefined }>(() => ({ id: undefined }))

/** Asks for a part's name where it stands in the outline, which opens for that. */
export function askName(id: string): void {
  openLeft('outline')
  useRename.setState({ id })
}

export const endRename = (): void => useRename.setState({ id: undefined })
