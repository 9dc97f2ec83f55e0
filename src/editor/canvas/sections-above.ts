import { createContext } from 'react'

/** The ids of the sections that stand around what is drawn. */
export const SectionsContext = createContext<readonly string[]>([])
