import type { Theme } from '@schemas/layout/theme'
import { applyOverrides } from '@schemas/layout/theme-overrides'
import type { ThemeSlot } from '@schemas/layout/theme-slots'
import type { ThemeParts } from '../live-theme'
import type { OpenedTheme } from '../theme-context'
import { wholeSlots } from '../whole-slots'

/** A theme as it would be published, with the live one. */
export type ThemeToCheck = Pick<OpenedTheme, 'name' | 'live'> & {
  theme: Theme
  slots: Record<ThemeSlot, string>
  parts: ThemeParts
}

/** A theme as saved. Pure. */
export function savedTheme(opened: OpenedTheme): ThemeToCheck {
  const { name, base, overrides, slots, live, families, assets } = opened
  return {
    name,
    live,
    theme: applyOverrides(base as Theme, overrides),
    slots: wholeSlots(opened, slots),
    parts: { fonts: families.map(({ css }) => css).join(''), asset: (each) => assets[each] },
  }
}
