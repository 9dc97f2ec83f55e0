import { create } from 'zustand'
import { setUi } from '../../state/ui-store'

/** The type of block whose places were asked for; undefined where all types are looked through. */
export const useUsesRequest = create<{ type: string | undefined }>(() => ({ type: undefined }))

/** Opens the list of types with the places of each. */
export function openUses(type?: string): void {
  useUsesRequest.setState({ type })
  setUi({ dialog: 'block-uses' })
}
