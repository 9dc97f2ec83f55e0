import type { ReactNode } from 'react'
import type { LocalisedText } from '@schemas/layout/pick-text'

/** One thing that the palette offers. */
export type PaletteItem = {
  /** Unique in the palette; recent choices are stored by it. */
  value: string
  label: LocalisedText
  icon?: ReactNode
  /** At the end of the line: keys, an address. */
  hint?: string
  isKeys?: true
  /** Shown, but not to be chosen: who may. */
  lock?: LocalisedText
  run: () => void
}

export type PaletteGroup = { id: string; label?: LocalisedText; items: readonly PaletteItem[] }

/** What is searched elsewhere: people, files. Its items come after a pause in typing. */
export type PaletteSource = {
  id: string
  label: LocalisedText
  search: (query: string, signal: AbortSignal) => Promise<readonly PaletteItem[]>
}
