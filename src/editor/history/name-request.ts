import { create } from 'zustand'
import { openLeft, setUi } from '../state/ui-store'

/** Whether the field for a version's name is to have the focus once it is there. */
export const useNameRequest = create(() => ({ isAsked: false }))

/** Opens the versions of the page, at the name for its state now. */
export function openVersionName(): void {
  setUi({ historyOf: 'page' })
  openLeft('history')
  useNameRequest.setState({ isAsked: true })
}
