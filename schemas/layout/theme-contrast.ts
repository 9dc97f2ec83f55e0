import { wcagContrast } from 'culori'
import type { ColorToken } from './color'
import type { Theme } from './theme'
import { legible, pageGrounds, themeColors } from './theme-css'

/** Background of a text colour: a colour of the theme, or `page`, the theme's background behind all pages. */
export type ContrastGround = ColorToken | 'page'
/**
 * One colour on another in one scheme, both also in hex. `ratio` is WCAG's, 1 to 21; text needs 4.5, meaningful marks
 * 3.
 */
export type ContrastPair = {
  ink: ColorToken
  ground: ContrastGround
  scheme: 'light' | 'dark'
  ratio: number
  needed: number
  inkHex: string
  groundHex: string
}

const onAll = ['bg', 'surface', 'sunken'] as const
/** The text colours that blocks use, with their backgrounds. */
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
/** Borders of fields, and a button's edge on the page. */
const drawn: typeof written = [
  ['line', onAll],
  ['brand', ['bg']],
]

/** Text on the page also lies on its background. */
const onPage = (list: typeof written) => list.flatMap(([ink, grounds]) => (grounds.includes('bg') ? [ink] : []))

const schemes = ['light', 'dark'] as const
type Wanted = Pick<ContrastPair, 'ink' | 'ground' | 'scheme' | 'needed'>
const pairsOf = (list: typeof written, needed: number): Wanted[] =>
  list.flatMap(([ink, grounds]) =>
    grounds.flatMap((ground) => schemes.map((scheme) => ({ ink, ground, scheme, needed }))),
  )
const pagePairs = (list: typeof written, needed: number): Wanted[] =>
  onPage(list).flatMap((ink) => schemes.map((scheme) => ({ ink, ground: 'page' as const, scheme, needed })))
const all = [...pairsOf(written, 4.5), ...pairsOf(drawn, 3), ...pagePairs(written, 4.5), ...pagePairs(drawn, 3)]

/**
 * Every pair of a theme's colours that people have to distinguish, in both schemes. Of a background with several
 * colours, the worst one; text on pictures is excluded (`schemesOnPicture`).
 */
export function contrastPairs(theme: Theme): ContrastPair[] {
  const colors = themeColors(theme)
  const pages = { light: pageHexes(theme, colors, 'light'), dark: pageHexes(theme, colors, 'dark') }
  return all.flatMap((pair) => {
    const inkHex = colors[pair.ink][pair.scheme]
    const grounds = pair.ground === 'page' ? pages[pair.scheme] : [colors[pair.ground][pair.scheme]]
    const [worst] = grounds
      .map((groundHex) => ({ ...pair, inkHex, groundHex, ratio: wcagContrast(inkHex, groundHex) }))
      .toSorted((a, b) => a.ratio - b.ratio)
    return worst ? [worst] : []
  })
}

const pageHexes = (theme: Theme, colors: ReturnType<typeof themeColors>, scheme: 'light' | 'dark') =>
  pageGrounds(theme, scheme, (token) => colors[token as ColorToken]?.[scheme])

/**
 * A text colour of the theme adjusted to be readable on all its backgrounds, with its hue preserved; undefined where
 * neither black nor white is.
 */
export function readableInk(theme: Theme, ink: ColorToken, scheme: 'light' | 'dark'): string | undefined {
  const standing = contrastPairs(theme).filter((pair) => pair.ink === ink && pair.scheme === scheme)
  const colors = themeColors(theme)
  const grounds = standing.flatMap((pair) =>
    pair.ground === 'page' ? pageHexes(theme, colors, scheme) : [pair.groundHex],
  )
  const needed = Math.max(...standing.map((pair) => pair.needed))
  const made = legible(colors[ink][scheme], grounds, needed + 0.1)
  return grounds.every((ground) => wcagContrast(made, ground) >= needed) ? made : undefined
}

/** Unreadable text: visitors never get such a theme. */
export function unreadablePairs(theme: Theme): ContrastPair[] {
  return contrastPairs(theme).filter(({ ratio, needed }) => needed === 4.5 && ratio < needed)
}

/** Pairs below their required ratio that are lower than before; a change of up to a hundredth is ignored. */
export function worsePairs(before: Theme, after: Theme): (ContrastPair & { was: number })[] {
  const name = ({ ink, ground, scheme }: Wanted) => `${ink} ${ground} ${scheme}`
  const was = new Map(contrastPairs(before).map((pair) => [name(pair), pair.ratio]))
  // A new page background: before it, text was on the plain page.
  const ratioBefore = (pair: ContrastPair) => was.get(name(pair)) ?? was.get(name({ ...pair, ground: 'bg' })) ?? 21
  return contrastPairs(after).flatMap((pair) =>
    pair.ratio < pair.needed && pair.ratio < ratioBefore(pair) - 0.01 ? [{ ...pair, was: ratioBefore(pair) }] : [],
  )
}
