import { wcagContrast } from 'culori'
import type { ColorToken } from './color'
import type { Theme } from './theme'
import { legible, pageGrounds, themeColors } from './theme-css'

/** What ink stands on: a colour of the theme, or `page`, the theme's own ground behind all pages. */
export type ContrastGround = ColorToken | 'page'
/** One colour on another in one scheme, both as hex too. `ratio` is WCAG's, 1 to 21; words need 4.5, marks that carry meaning 3. */
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

/** What stands on the page stands on its ground. */
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

/** Every pair of a theme that somebody has to tell apart, in both schemes. Of several colours of a ground, the worst; what stands on a picture is not among them (`schemesOnPicture`). */
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

/** An ink of the theme made to read wherever it stands, its hue kept; undefined where black and white do not either. */
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

/** Words that cannot be read: such a theme is not shown to visitors. */
export function unreadablePairs(theme: Theme): ContrastPair[] {
  return contrastPairs(theme).filter(({ ratio, needed }) => needed === 4.5 && ratio < needed)
}

/** Pairs that are below what they need and lower than they were before; a change within a hundredth is none. */
export function worsePairs(before: Theme, after: Theme): (ContrastPair & { was: number })[] {
  const name = ({ ink, ground, scheme }: Wanted) => `${ink} ${ground} ${scheme}`
  const was = new Map(contrastPairs(before).map((pair) => [name(pair), pair.ratio]))
  // A ground of its own that was not there before: words stood on the plain page.
  const ratioBefore = (pair: ContrastPair) => was.get(name(pair)) ?? was.get(name({ ...pair, ground: 'bg' })) ?? 21
  return contrastPairs(after).flatMap((pair) =>
    pair.ratio < pair.needed && pair.ratio < ratioBefore(pair) - 0.01 ? [{ ...pair, was: ratioBefore(pair) }] : [],
  )
}
