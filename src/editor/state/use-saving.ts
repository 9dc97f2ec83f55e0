import { createContext, useContext } from 'react'
import type { Saving } from './saving'

export const SavingContext = createContext<Saving | null>(null)

/** The open document's saving. Throws outside the builder. */
export function useSavingOf(): Saving {
  const saving = useContext(SavingContext)
  if (!saving) throw new Error('There is nothing to save here.')
  return saving
}
