import { create } from 'zustand'
import type { Locale } from '@schemas/layout/locale'
import type { LocalisedText } from '@schemas/layout/text'

/** What was typed for the theme's name and is not its name, because another theme is called so. */
type Held = { text: string; why: LocalisedText }

/** By language. The theme keeps the name that it had, so that all else of it goes on being saved. */
export const useHeldTitle = create<Partial<Record<Locale, Held>>>(() => ({}))

export const holdTitle = (locale: Locale, held: Held | undefined): void => useHeldTitle.setState({ [locale]: held })
