import { converter, formatHex, wcagContrast } from 'culori'
import { type ColorToken, colorScales, colorTokens, kebab } from './color'
import type { Theme } from './theme'
import { groundColors, groundSide } from './theme-ground'

const oklch = converter('oklch')
const rgb = converter('rgb')
type Pair = { light: string; dark: string }

/** Ten steps of a pick as hex, 1 lightest to 10 darkest: even lightness in OKLCH, chroma eased towards both ends. */
export function colorScale(pick: string): string[] {
  const { c = 0, h = 0 } = oklch(pick) ?? {}
  const lightness = [0.975, 0.945, 0.89, 0.81, 0.72, 0.62, 0.53, 0.44, 0.34, 0.24]
  return lightness.map((l, step) => {
    const ease = step < 3 ? 0.25 + step * 0.2 : step > 7 ? 0.8 - (step - 8) * 0.2 : 1
    return hexOf({ mode: 'oklch', l, c: c * ease, h })
  })
}

/** Every semantic colour of a theme in both schemes: the pack's own, else derived from its picks. */
export function themeColors(theme: Theme): Record<ColorToken, Pair> {
  const neutral = colorScale(theme.picks.neutral)
  const { brand: brandPick, accent: accentPick } = theme.picks
  /** The theme's own colour per scheme, else the derived one. */
  const state = (token: ColorToken, made: Pair): Pair => ({
    light: theme.colors?.[token]?.light ?? made.light,
    dark: theme.colors?.[token]?.dark ?? made.dark,
  })
  const both = (make: (side: keyof Pair) => string): Pair => ({ light: make('light'), dark: make('dark') })
  const on = (fill: Pair): Pair => both((side) => textOn(fill[side], neutral))

  const bg = state('bg', {
    light: '#ffffff',
    dark: hexOf({ ...(oklch(neutral[9] as string) ?? { mode: 'oklch', l: 0.2, c: 0, h: 0 }), l: 0.19 }),
  })
  const isBright = (side: keyof Pair) => (oklch(bg[side])?.l ?? 1) > 0.62
  // A site may choose a dark background for its light scheme: derived colours follow the actual background.
  const toned = (bright: number, dim: number): Pair => both((side) => neutral[isBright(side) ? bright : dim] as string)
  const surface = state(
    'surface',
    both((side) => mixed(bg[side], '#ffffff', isBright(side) ? (side === 'light' ? 1 : 0.5) : 0.05)),
  )
  const sunken = state(
    'sunken',
    both((side) => (isBright(side) ? mixed(bg[side], neutral[7] as string, 0.05) : mixed(bg[side], '#000000', 0.3))),
  )
  const tint = (pick: string, bright: number, dim: number) =>
    both((side) => mixed(bg[side], pick, isBright(side) ? bright : dim))
  const brandSoft = state('brandSoft', tint(brandPick, 0.1, 0.26))
  const accentSoft = state('accentSoft', tint(accentPick, 0.14, 0.24))
  // Text may be on any of these, so derived text colours are readable on all of them.
  const known = { bg, surface, sunken, brandSoft, accentSoft }
  const groundsOf = (side: keyof Pair) => [
    bg[side],
    surface[side],
    sunken[side],
    ...pageGrounds(theme, side, (token) => known[token as keyof typeof known]?.[side]),
  ]
  const grounds = { light: groundsOf('light'), dark: groundsOf('dark') }
  const ink = (made: Pair, ratio: number, also: Pair[] = []): Pair =>
    both((side) => legible(made[side], [...grounds[side], ...also.map((pair) => pair[side])], ratio))
  const either = (bright: string, dim: string): Pair => both((side) => (isBright(side) ? bright : dim))
  const status = (bright: string, dim: string, soft: Pair): Pair => ink(either(bright, dim), 4.6, [soft])

  const brand = state('brand', { light: brandPick, dark: legible(brandPick, [bg.dark], 3) })
  const accent = state('accent', { light: accentPick, dark: accentPick })
  const inverse = state('inverse', toned(9, 1))
  const softs = {
    danger: state('dangerSoft', either('#fbe9e7', '#4a1512')),
    success: state('successSoft', either('#e4f3e8', '#12351f')),
    warning: state('warningSoft', either('#fdf0d9', '#3d2a06')),
    info: state('infoSoft', either('#e3eff8', '#10304a')),
  }
  const danger = state('danger', status('#b3261e', '#f2938c', softs.danger))
  return {
    bg,
    surface,
    sunken,
    // Body text gets more than the minimum contrast on the page; on a tint the minimum is enough.
    text: state('text', ink(ink(toned(9, 1), 7), 4.6, [brandSoft, accentSoft])),
    soft: state('soft', ink(toned(6, 4), 4.6)),
    border: state(
      'border',
      both((side) => (isBright(side) ? mixed(bg[side], neutral[8] as string, 0.16) : mixed(bg[side], '#ffffff', 0.18))),
    ),
    line: state('line', ink(toned(5, 5), 3.1)),
    brand,
    onBrand: state('onBrand', on(brand)),
    brandSoft,
    brandText: state('brandText', ink({ light: brandPick, dark: brandPick }, 4.6, [brandSoft, accentSoft])),
    accent,
    onAccent: state('onAccent', on(accent)),
    accentSoft,
    accentText: state('accentText', ink({ light: accentPick, dark: accentPick }, 4.6, [accentSoft, brandSoft])),
    danger,
    onDanger: state(
      'onDanger',
      both((side) =>
        danger[side] === '#b3261e' ? '#ffffff' : danger[side] === '#f2938c' ? '#3b0906' : textOn(danger[side], neutral),
      ),
    ),
    dangerSoft: softs.danger,
    success: state('success', status('#1f6b3a', '#7fd49b', softs.success)),
    successSoft: softs.success,
    warning: state('warning', status('#8a5300', '#f0bd63', softs.warning)),
    warningSoft: softs.warning,
    info: state('info', status('#1d5b8f', '#8fc4ef', softs.info)),
    infoSoft: softs.info,
    inverse,
    onInverse: state('onInverse', on(inverse)),
  }
}

/**
 * The background colours of text on the page in a scheme, as hex, besides the tokens' own. `hexOf` knows the theme's
 * tokens; unknown colours are left out.
 */
export function pageGrounds(
  { background, picks }: Pick<Theme, 'background' | 'picks'>,
  scheme: keyof Pair,
  hexOfToken: (token: string) => string | undefined,
): string[] {
  if (!background) return []
  return groundColors(groundSide(background, scheme)).flatMap((color) => {
    if (/^#[0-9a-f]{6}$/i.test(color)) return [color.toLowerCase()]
    const [pick = '', step] = color.split('.')
    return (
      (step && pick in picks ? colorScale(picks[pick as keyof typeof picks])[Number(step) - 1] : hexOfToken(color)) ??
      []
    )
  })
}

const shadows = {
  none: { s: 'none', m: 'none', l: 'none' },
  soft: { s: '0 1px 2px rgb(0 0 0/.06)', m: '0 4px 14px rgb(0 0 0/.08)', l: '0 18px 48px rgb(0 0 0/.14)' },
  crisp: { s: '0 1px 0 rgb(0 0 0/.1)', m: '0 2px 6px rgb(0 0 0/.14)', l: '0 8px 24px rgb(0 0 0/.2)' },
  hard: { s: '2px 2px 0 var(--c-text)', m: '4px 4px 0 var(--c-text)', l: '8px 8px 0 var(--c-text)' },
} as const

/**
 * The background of a row or column switches colours for everything in it, so a nested background has to start from the
 * theme's colours again. Where none is nested, this selector never matches.
 */
const resetSelector = ':is(.row,.cell)[data-ground],:is(.row,.cell)[data-ground] [data-ground]:not([data-ground=plain])'
/** A column with the page's background resets to the page's colours, also in a row that is dark in both schemes. */
const page = '.cell[data-ground=plain]'

/**
 * A theme as CSS custom properties. `light-dark()` follows `color-scheme`, which is set by the visitor's choice
 * (`data-scheme`) or the theme; one sheet serves both schemes, so a cached page needs no second copy.
 */
export function themeCss(theme: Theme): string {
  const inks: string[] = []
  const vars: string[] = []
  const colors = themeColors(theme)
  for (const token of colorTokens) {
    const { light, dark } = colors[token]
    inks.push(`--c-${kebab(token)}:${light === dark ? light : `light-dark(${light},${dark})`}`)
  }
  for (const name of colorScales)
    colorScale(theme.picks[name]).forEach((hex, index) => vars.push(`--${name}-${index + 1}:${hex}`))
  const { body, heading = body, size, ratio } = theme.fonts
  vars.push(`--font-body:${stack(body.family)}`, `--font-heading:${stack(heading.family)}`)
  vars.push(`--weight-body:${body.weight ?? 400}`, `--weight-heading:${heading.weight ?? 700}`)
  // Thai stacks vowels and tone marks above and below the line; under 1.6 they touch.
  vars.push(`--line-body:${Math.max(1.6, body.lineHeight ?? 1.7)}`, `--line-heading:${heading.lineHeight ?? 1.35}`)
  // Spaced Thai falls apart into syllables, so tracking applies to Latin text only (`:lang(en)` uses it).
  vars.push(`--tracking-heading:${heading.tracking ?? 0}em`, `--size-root:${size}px`)
  for (let level = -1; level <= 6; level++) {
    const grown = ratio ** level
    // Large sizes shrink on narrow screens: at 390 px a level keeps about two thirds of its increase over the body
    // size.
    const floor = level <= 0 ? grown : 1 + (grown - 1) * 0.62
    vars.push(
      `--text-${level + 1}:${level <= 0 ? `${round(grown)}rem` : `clamp(${round(floor)}rem,${round(floor - (grown - floor) * 0.37)}rem + ${round((grown - floor) * 1.52)}vw,${round(grown)}rem)`}`,
    )
  }
  for (const [name, value] of Object.entries(theme.radii)) vars.push(`--radius-${name}:${value}`)
  for (const [name, value] of Object.entries(shadows[theme.shadows])) vars.push(`--shadow-${name}:${value}`)
  // A shadow alone does not show an edge: hard shadows come with a line, and soft ones are invisible on a dark
  // background.
  vars.push(`--shadow-edge:${theme.shadows === 'hard' ? 'var(--c-text)' : 'light-dark(transparent,var(--c-border))'}`)
  for (const [name, value] of Object.entries(theme.widths)) vars.push(`--w-${name}:${value}`)
  vars.push(
    `--rhythm:clamp(${theme.rhythm * 0.15}rem,${theme.rhythm * 0.1}rem + ${round(theme.rhythm * 0.2)}vw,${theme.rhythm / 4}rem)`,
  )
  const scheme = theme.scheme === 'auto' ? 'light dark' : theme.scheme
  return `:root{color-scheme:${scheme};${vars.join(';')}}:root,${resetSelector}{${inks.join(';')}}${page}{color-scheme:${scheme}}:root[data-scheme=light],[data-scheme=light] ${page}{color-scheme:light}:root[data-scheme=dark],[data-scheme=dark] ${page}{color-scheme:dark}`
}

const stack = (family: string) => `"${family}","${family} Fallback",system-ui,sans-serif`
const round = (value: number) => Number(value.toFixed(4))
const hexOf = (value: Parameters<typeof formatHex>[0]) => formatHex(value) ?? '#000000'

/**
 * `color` with its lightness moved, hue preserved, until its contrast is at least `ratio`:1 on every background; black
 * or white, whichever is more readable, when no lightness is.
 */
export function legible(color: string, grounds: readonly string[], ratio: number): string {
  const start = oklch(color)
  const least = (ink: string) => Math.min(...grounds.map((ground) => wcagContrast(ink, ground)))
  const reads = (ink: string) => least(ink) >= ratio
  if (!start || reads(color)) return color
  const darker = least('#000000') > least('#ffffff')
  for (let l = start.l; l >= 0 && l <= 1; l += darker ? -0.01 : 0.01) {
    const candidate = hexOf({ ...start, l })
    if (reads(candidate)) return candidate
  }
  return darker ? '#000000' : '#ffffff'
}

function textOn(fill: string, neutral: string[]): string {
  const candidates = ['#ffffff', neutral[9] as string, '#000000']
  return (
    candidates.find((candidate) => wcagContrast(candidate, fill) >= 4.6) ??
    (wcagContrast('#ffffff', fill) > wcagContrast('#000000', fill) ? '#ffffff' : '#000000')
  )
}

function mixed(from: string, to: string, share: number): string {
  const [x, y] = [rgb(from), rgb(to)]
  if (!x || !y) return from
  const blend = (p: number, q: number) => p + (q - p) * share
  return hexOf({ mode: 'rgb', r: blend(x.r, y.r), g: blend(x.g, y.g), b: blend(x.b, y.b) })
}
