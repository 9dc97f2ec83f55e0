import { create } from 'zustand'
import type { Locale } from '@schemas/layout/locale'
import type { LocalisedText } from '@schemas/layout/pick-text'

/** A typed theme name that was refused, because another theme has it. */
type Held = { text: string; why: LocalisedText }

/** By language. The theme keeps its previous name, so that everything else is still saved. */
export const useHeldTitle = create<Partial<Record<Locale, Held>>>(() => ({}))

export const holdTitle = (locale: Locale, held: Held | undefined): void => useHeldTitle.setState({ [locale]: held })
