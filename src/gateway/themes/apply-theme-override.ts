import type { ReleaseTokens } from '@schemas/editor/entities/theme'
import { type ThemeSlot, themeSlots } from '@schemas/layout/theme-slots'
import type { Site } from '../platform/sites'

/**
 * The site fields that theme tokens determine: the pack of each slot, and the override itself. The pack of the slot
 * `homepage` is the base for everything, even where another pack has the page at `/`.
 */
export function overrideParts(override: ReleaseTokens): Required<Pick<Site, 'theme' | 'look'>> {
  const { pack, slots } = override
  return {
    theme: Object.fromEntries(
      themeSlots.map((slot) => [slot, slot === 'homepage' ? pack : (slots[slot] ?? pack)]),
    ) as Record<ThemeSlot, string>,
    look: override,
  }
}

/** The site with another theme, including that theme's pages and slots. */
export const applyThemeOverride = (site: Site, override: ReleaseTokens | undefined): Site =>
  override ? { ...site, ...overrideParts(override) } : site
