import { createContext } from 'react'

/** Ids of the sections around what is drawn. */
export const SectionsContext = createContext<readonly string[]>([])
