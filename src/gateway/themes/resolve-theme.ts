import { isDeepStrictEqual } from 'node:util'
import type { ReleaseTokens } from '@schemas/editor/entities/theme'
import type { OwnFamily } from '@schemas/layout/font'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { Theme, ThemeOverrides } from '@schemas/layout/theme'
import { type ThemeSlot, themeSlots } from '@schemas/layout/theme-slots'
import { applyOverrides, joinOverrides } from '@schemas/layout/theme-overrides'
import type { Site } from '../platform/sites'
import type { ThemeRow, ThemeRows } from './theme-rows'
import type { ThemePack, Themes } from './themes'

type Slots = Partial<Record<ThemeSlot, string>>
/** Maximum depth of themes based on each other. */
export const deepest = 8

/** A theme with everything it inherits. `base` is what its own changes apply to. */
export type ResolvedTheme = {
  name: string
  title: LocalisedText
  kind: 'pack' | 'customised' | 'site'
  pack: ThemePack
  parent: string
  row: ThemeRow | undefined
  /** Rises with every save of the theme and of those it is based on. */
  edition: number
  depth: number
  inherited: { overrides: ThemeOverrides; slots: Slots }
  own: { overrides: ThemeOverrides; slots: Slots }
  base: Theme
}

type Known = { rows: ThemeRows; themes: Themes; site: Site }

/** The site's theme of a name; undefined when there is none. */
export function resolveTheme(name: string, { rows, themes, site }: Known): ResolvedTheme | undefined {
  const row = rows.get(name)
  const pack = themes.get(name)
  if (pack && !isOwn(row)) {
    const slots = row?.slots ?? slotsAsMade(name, site)
    return {
      name,
      title: pack.theme.title,
      kind: row ? 'customised' : 'pack',
      pack,
      parent: name,
      row,
      edition: row?.version ?? 0,
      depth: 0,
      inherited: { overrides: {}, slots: {} },
      own: { overrides: row?.overrides ?? {}, slots },
      base: pack.theme,
    }
  }
  if (!row) return undefined
  // A theme whose pack is missing in this build falls back to the default one.
  const parent =
    isOwn(rows.get(row.parent)) && row.parent !== name ? resolveTheme(row.parent, { rows, themes, site }) : undefined
  const root = parent?.pack ?? (themes.chain(row.parent)[0] as ThemePack)
  const inherited = parent
    ? {
        overrides: joinOverrides(parent.inherited.overrides, parent.own.overrides),
        slots: { ...parent.inherited.slots, ...parent.own.slots },
      }
    : { overrides: {}, slots: {} }
  return {
    name,
    title: row.title,
    kind: 'site',
    pack: root,
    parent: row.parent,
    row,
    edition: (parent?.edition ?? 0) + row.version,
    depth: (parent?.depth ?? 0) + 1,
    inherited,
    own: { overrides: row.overrides, slots: row.slots },
    base: applyOverrides(root.theme, inherited.overrides),
  }
}

/** A theme of the site, as opposed to its changes of a pack: other themes are based on the unchanged pack. */
const isOwn = (row: ThemeRow | undefined) => row !== undefined && row.parent !== row.name

/** A site may have been created with slots of several packs. */
function slotsAsMade(name: string, { theme, look: override }: Site): Slots {
  if (override || theme.homepage !== name) return {}
  return Object.fromEntries(Object.entries(theme).filter(([, pack]) => pack !== name))
}

/** A theme's tokens for a release, with those of the site's own families that it names. */
export function tokensOf(
  { name, title, pack, inherited, own }: ResolvedTheme,
  uploaded: readonly OwnFamily[],
): ReleaseTokens {
  const overrides = joinOverrides(inherited.overrides, own.overrides)
  const named = [overrides.fonts?.body?.family, overrides.fonts?.heading?.family]
  const families = uploaded.filter(({ family }) => named.includes(family))
  return {
    theme: name,
    title,
    pack: pack.theme.name,
    overrides,
    slots: { ...inherited.slots, ...own.slots },
    ...(families.length > 0 ? { families } : {}),
  }
}

/** The live tokens, from the release or from the site's original theme. */
export function liveTokens(site: Site, themes: Themes): ReleaseTokens {
  const name = site.theme.homepage
  return (
    site.look ?? {
      theme: name,
      title: themes.get(name)?.theme.title ?? name,
      pack: name,
      overrides: {},
      slots: slotsAsMade(name, site),
    }
  )
}

/** Whether two themes look the same to visitors, whatever their names. */
export function isSameTheme(one: ReleaseTokens, other: ReleaseTokens, themes: Themes): boolean {
  return (
    one.pack === other.pack &&
    isDeepStrictEqual(one.families, other.families) &&
    isDeepStrictEqual(wholeSlots(one), wholeSlots(other)) &&
    isDeepStrictEqual(themeOf(one, themes), themeOf(other, themes))
  )
}

export function wholeSlots({ pack, slots }: Pick<ReleaseTokens, 'pack' | 'slots'>): Record<ThemeSlot, string> {
  return Object.fromEntries(themeSlots.map((slot) => [slot, slots[slot] ?? pack])) as Record<ThemeSlot, string>
}

export function themeOf({ pack, overrides }: Pick<ReleaseTokens, 'pack' | 'overrides'>, themes: Themes): Theme {
  return applyOverrides((themes.chain(pack)[0] as ThemePack).theme, overrides)
}
