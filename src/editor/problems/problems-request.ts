import { create } from 'zustand'
import { openLeft } from '../state/ui-store'

/** Whose problems are listed, and whether their list is to have the focus once it is there. */
export const useProblemsRequest = create<{ isRequested: boolean; of: 'page' | 'site' }>(() => ({
  isRequested: false,
  of: 'page',
}))

/** Opens the list of problems, and leads the keyboard there. */
export function openProblems(of: 'page' | 'site' = 'page'): void {
  openLeft('problems')
  useProblemsRequest.setState({ isRequested: true, of })
}
