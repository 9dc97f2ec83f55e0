import { create } from 'zustand'
import { setUi } from '../../state/ui-store'

/** The block type whose uses were requested; undefined for all types. */
export const useUsesRequest = create<{ type: string | undefined }>(() => ({ type: undefined }))

/** Opens the list of block types with the places where each is used. */
export function openUses(type?: string): void {
  useUsesRequest.setState({ type })
  setUi({ dialog: 'block-uses' })
}
