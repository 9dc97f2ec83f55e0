import { create } from 'zustand'
import { openLeft } from '../state/ui-store'

/** Whether the list of problems is to have the focus once it is there. */
export const useAskedProblems = create(() => ({ isAsked: false }))

/** Opens the list of problems, and leads the keyboard there. */
export function openProblems(): void {
  openLeft('problems')
  useAskedProblems.setState({ isAsked: true })
}
