import type { ReleaseTokens } from '@schemas/entities/theme'
import { type ThemeSlot, themeSlots } from '@schemas/layout/theme-slots'
import type { Site } from '../platform/sites'

/** What a look decides of a site: the pack of each slot, and the look itself. The pack of the slot `homepage` is the base for everything, even where another pack gives the page at `/`. */
export function overrideParts(override: ReleaseTokens): Required<Pick<Site, 'theme' | 'look'>> {
  const { pack, slots } = override
  return {
    theme: Object.fromEntries(
      themeSlots.map((slot) => [slot, slot === 'homepage' ? pack : (slots[slot] ?? pack)]),
    ) as Record<ThemeSlot, string>,
    look: override,
  }
}

/** The site in another look, with the pages and the parts that this one brings. */
export const applyThemeOverride = (site: Site, override: ReleaseTokens | undefined): Site =>
  override ? { ...site, ...overrideParts(override) } : site
