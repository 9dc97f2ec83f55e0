import type { ColorToken } from './color'
import { isRecord } from './json'
import type { Theme, ThemeOverrides } from './theme'
import { unreadablePairs } from './theme-contrast'

type Stated = NonNullable<Theme['colors']>

/**
 * Tokens derived from each pick: a theme's own values for them were chosen for its own pick. Backgrounds stay, whatever
 * grey is picked.
 */
const madeOf: Record<keyof Theme['picks'], readonly ColorToken[]> = {
  brand: ['brand', 'onBrand', 'brandSoft', 'brandText'],
  accent: ['accent', 'onAccent', 'accentSoft', 'accentText'],
  neutral: ['text', 'soft', 'border', 'line', 'inverse', 'onInverse'],
}
/** Shades of the page background: on another background the theme's own would look wrong. */
const shadesOfGround: readonly ColorToken[] = [
  'surface',
  'sunken',
  'border',
  'line',
  'brandSoft',
  'accentSoft',
  'dangerSoft',
  'successSoft',
  'warningSoft',
  'infoSoft',
]

/**
 * The theme with a site's changes. The theme's own colours hold only while they fit: one that was chosen for another
 * pick or background, or that has become unreadable, is derived again; the site's own values always hold.
 */
export function applyOverrides(theme: Theme, overrides: ThemeOverrides): Theme {
  const { picks, colors = {}, fonts, radii, widths, shape, background, scheme, shadows, rhythm } = overrides
  const body = { ...theme.fonts.body, ...defined(fonts?.body) }
  const heading = fonts?.heading ? { ...(theme.fonts.heading ?? body), ...defined(fonts.heading) } : theme.fonts.heading
  const made: Theme = {
    ...theme,
    ...defined({ scheme, shadows, rhythm }),
    picks: { ...theme.picks, ...defined(picks) },
    fonts: {
      ...theme.fonts,
      ...defined({ size: fonts?.size, ratio: fonts?.ratio }),
      body,
      ...(heading ? { heading } : {}),
    },
    radii: { ...theme.radii, ...defined(radii) },
    widths: { ...theme.widths, ...defined(widths) },
    shape: { ...theme.shape, ...defined(shape) },
  }
  if (background !== undefined) {
    if (background === null) delete made.background
    else made.background = background
  }
  const stated = fittingColors(theme, overrides)
  made.colors = joined(stated, colors)
  for (const { ink, scheme: side } of unreadablePairs(made))
    if (colors[ink]?.[side] === undefined) delete stated[ink]?.[side]
  made.colors = joined(stated, colors)
  return made
}

/** The theme's own colours that still fit the changes. */
function fittingColors(theme: Theme, { picks, colors }: ThemeOverrides): Stated {
  const stated: Stated = Object.fromEntries(
    Object.entries(theme.colors ?? {}).map(([token, pair]) => [token, { ...pair }]),
  )
  for (const pick of Object.keys(madeOf) as (keyof typeof madeOf)[]) {
    const own = picks?.[pick]
    if (own && own.toLowerCase() !== theme.picks[pick].toLowerCase())
      for (const token of madeOf[pick]) delete stated[token]
  }
  for (const side of ['light', 'dark'] as const)
    if (colors?.bg?.[side] !== undefined) for (const token of shadesOfGround) delete stated[token]?.[side]
  return stated
}

function joined(stated: Stated, own: Stated): Stated {
  const tokens = new Set([...Object.keys(stated), ...Object.keys(own)] as ColorToken[])
  return Object.fromEntries([...tokens].map((token) => [token, { ...stated[token], ...defined(own[token]) }]))
}

/** Merges changes: `later` wins, value by value. */
export function joinOverrides(earlier: ThemeOverrides, later: ThemeOverrides): ThemeOverrides {
  return joinDeep(earlier, later) as ThemeOverrides
}

function joinDeep(earlier: unknown, later: unknown, name = ''): unknown {
  if (later === undefined) return earlier
  // The background is merged as a whole: a picture of one with the overlay of the other would be neither.
  if (!isRecord(earlier) || !isRecord(later) || name === 'background') return later
  const names = new Set([...Object.keys(earlier), ...Object.keys(later)])
  return Object.fromEntries([...names].map((each) => [each, joinDeep(earlier[each], later[each], each)]))
}

/** Removes keys with undefined values. */
function defined<T extends object>(value: T | undefined): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value ?? {}).filter(([, each]) => each !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
}
