import { createContext } from 'react'

/** The sections that stand around what is drawn; `isInside` one of them nothing is the page's own, so that it is neither chosen nor dropped on. */
export type SectionsAbove = { ids: readonly string[]; isInside: boolean }

export const SectionsContext = createContext<SectionsAbove>({ ids: [], isInside: false })
