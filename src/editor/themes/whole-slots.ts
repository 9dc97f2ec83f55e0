import { type ThemeSlot, themeSlots } from '@schemas/layout/theme-slots'
import type { OpenedTheme } from './theme-context'

/** The pack that would give each part of the frame and each page of a slot, were the theme published with these choices. Pure. */
export function wholeSlots(
  { baseSlots, pack }: Pick<OpenedTheme, 'baseSlots' | 'pack'>,
  slots: OpenedTheme['slots'],
): Record<ThemeSlot, string> {
  return Object.fromEntries(themeSlots.map((slot) => [slot, slots[slot] ?? baseSlots[slot] ?? pack])) as Record<
    ThemeSlot,
    string
  >
}
