import type { FontFamily } from '@schemas/editor/entities/theme'
import type { Locale } from '@schemas/layout/locale'
import type { ThemeOverrides } from '@schemas/layout/theme'
import { unknownFamily, unknownPack } from './theme-messages'
import type { Themes } from './themes'

type Known = { themes: Themes; families: readonly Pick<FontFamily, 'family'>[]; locale: Locale }

/** Throws the caller's error when changes name a font family or a pack that this system does not have. */
export function checkNames(
  { overrides, slots }: { overrides: ThemeOverrides; slots: Partial<Record<string, string>> },
  { themes, families, locale }: Known,
): void {
  for (const family of [overrides.fonts?.body?.family, overrides.fonts?.heading?.family])
    if (family !== undefined && !families.some((each) => each.family === family)) throw unknownFamily(locale, family)
  for (const pack of Object.values(slots)) if (pack !== undefined && !themes.get(pack)) throw unknownPack(locale, pack)
}
