import { type ThemeSlot, themeSlots } from '@schemas/layout/theme-slots'
import type { OpenedTheme } from './theme-context'

/** The pack that would provide each frame part and slot page if the theme were published with these choices. Pure. */
export function wholeSlots(
  { baseSlots, pack }: Pick<OpenedTheme, 'baseSlots' | 'pack'>,
  slots: OpenedTheme['slots'],
): Record<ThemeSlot, string> {
  return Object.fromEntries(themeSlots.map((slot) => [slot, slots[slot] ?? baseSlots[slot] ?? pack])) as Record<
    ThemeSlot,
    string
  >
}
