import { create } from 'zustand'
import { openLeft } from '../state/ui-store'

/** Whose problems are listed, and whether their list should take focus once it is rendered. */
export const useProblemsRequest = create<{ isRequested: boolean; of: 'page' | 'site' }>(() => ({
  isRequested: false,
  of: 'page',
}))

/** Opens the list of problems and moves focus there. */
export function openProblems(of: 'page' | 'site' = 'page'): void {
  openLeft('problems')
  useProblemsRequest.setState({ isRequested: true, of })
}
