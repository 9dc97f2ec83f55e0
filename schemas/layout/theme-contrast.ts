import { wcagContrast } from 'culori'
import type { ColorToken } from './color'
import type { Theme } from './theme'
import { legible, themeColors } from './theme-css'

/** One colour on another in one scheme. `ratio` is WCAG's, 1 to 21; words need 4.5, marks that carry meaning 3. */
export type ContrastPair = { ink: ColorToken; ground: ColorToken; scheme: 'light' | 'dark'; ratio: number; needed: number }

const onAll = ['bg', 'surface', 'sunken'] as const
/** Where blocks write, and in which colour. */
const written: readonly (readonly [ColorToken, readonly ColorToken[]])[] = [
  ['text', [...onAll, 'brandSoft', 'accentSoft']],
  ['soft', onAll],
  ['brandText', [...onAll, 'brandSoft', 'accentSoft']],
  ['accentText', [...onAll, 'accentSoft', 'brandSoft']],
  ['onBrand', ['brand']],
  ['onAccent', ['accent']],
  ['onInverse', ['inverse']],
  ['onDanger', ['danger']],
  ['danger', [...onAll, 'dangerSoft']],
  ['success', [...onAll, 'successSoft']],
  ['warning', [...onAll, 'warningSoft']],
  ['info', [...onAll, 'infoSoft']],
]
/** Lines of fields, and a button's own edge on the page. */
const drawn: typeof written = [
  ['line', onAll],
  ['brand', ['bg']],
]

const pairsOf = (list: typeof written, needed: number) => list.flatMap(([ink, grounds]) => grounds.flatMap((ground) => (['light', 'dark'] as const).map((scheme) => ({ ink, ground, scheme, needed }))))
const all = [...pairsOf(written, 4.5), ...pairsOf(drawn, 3)]

/** Every pair of a theme that somebody has to tell apart, in both schemes. */
export function contrastPairs(theme: Theme): ContrastPair[] {
  const colors = themeColors(theme)
  return all.map((pair) => ({ ...pair, ratio: wcagContrast(colors[pair.ink][pair.scheme], colors[pair.ground][pair.scheme]) }))
}

/** An ink of the theme made to read wherever it stands, its hue kept; undefined where black and white do not either. */
export function readableInk(theme: Theme, ink: ColorToken, scheme: 'light' | 'dark'): string | undefined {
  const colors = themeColors(theme)
  const standing = all.filter((pair) => pair.ink === ink && pair.scheme === scheme)
  const grounds = standing.map(({ ground }) => colors[ground][scheme])
  const needed = Math.max(...standing.map((pair) => pair.needed))
  const made = legible(colors[ink][scheme], grounds, needed + 0.1)
  return grounds.every((ground) => wcagContrast(made, ground) >= needed) ? made : undefined
}

/** Words that cannot be read: such a theme is not shown to visitors. */
export function unreadablePairs(theme: Theme): ContrastPair[] {
  return contrastPairs(theme).filter(({ ratio, needed }) => needed === 4.5 && ratio < needed)
}

/** Pairs that are below what they need and lower than they were before; a change within a hundredth is none. */
export function worsePairs(before: Theme, after: Theme): (ContrastPair & { was: number })[] {
  const was = contrastPairs(before)
  return contrastPairs(after).flatMap((pair, index) => {
    const old = was[index]?.ratio ?? 21
    return pair.ratio < pair.needed && pair.ratio < old - 0.01 ? [{ ...pair, was: old }] : []
  })
}
