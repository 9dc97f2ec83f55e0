import { create } from 'zustand'
import { openLeft, setUi } from '../state/ui-store'

/** Whether the field for a version name should take focus once it is rendered. */
export const useNameRequest = create(() => ({ isAsked: false }))

/** Opens the versions panel with focus on the name field for the current state. */
export function openVersionName(): void {
  setUi({ historyOf: 'page' })
  openLeft('history')
  useNameRequest.setState({ isAsked: true })
}
