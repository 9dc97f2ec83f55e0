import type { Asset } from './image'
import { type AssetLookup, backgroundCss } from './style-declarations'
import type { PageGround, Theme } from './theme'

export type Scheme = 'light' | 'dark'
/** The page background in one scheme. */
export type GroundSide = Omit<PageGround, 'dark'>

const overlayOpacityOf = ({ veil: scrim = 80 }: GroundSide) => scrim

/**
 * The page's background in a scheme. Custom colours were chosen for the light scheme: the dark scheme falls back to the
 * dark page's colours where it has none.
 */
export function groundSide(background: PageGround, scheme: Scheme): GroundSide {
  const { dark, ...light } = background
  if (scheme === 'light') return light
  if (dark) return dark
  const isOwn = (color: string | undefined) => color?.startsWith('#') === true
  const { gradient, color, ...others } = light
  return {
    ...others,
    ...(gradient && !gradient.stops.some((stop) => isOwn(stop.color)) ? { gradient } : {}),
    color: color === undefined || isOwn(color) ? 'bg' : color,
  }
}

/**
 * The background colours of text on the page, in the theme's names. None where a picture is visible: the colour behind
 * a word on it cannot be known.
 */
export function groundColors(side: GroundSide): string[] {
  if (side.image && overlayOpacityOf(side) < 100) return []
  if (side.image || !side.gradient) return [side.color ?? 'bg']
  return side.gradient.stops.map((stop) => stop.color)
}

/** The schemes in which text is on a picture. */
export const schemesOnPicture = ({ background }: Pick<Theme, 'background'>): Scheme[] =>
  background
    ? (['light', 'dark'] as const).filter((scheme) => groundColors(groundSide(background, scheme)).length === 0)
    : []

const placed = 'content:"";position:fixed;z-index:-1;inset:0;pointer-events:none'

/** The declarations of the background layer in one scheme, for a preview. */
export const layerCss = (side: GroundSide, asset: AssetLookup): string => [placed, ...sideCss(side, asset)].join(';')

/**
 * The rules of the page background: a fixed layer behind everything, because a background of the page itself would
 * scroll on phones.
 */
export function groundCss({ background, scheme }: Pick<Theme, 'background' | 'scheme'>, asset: AssetLookup): string {
  if (!background) return ''
  const rules = (side: GroundSide) => ({
    all: sideCss(side, asset).join(';'),
    narrow: sideCss(side, (name) => (side.fit === 'repeat' ? asset(name) : narrowed(asset(name)))).join(';'),
  })
  const [light, dark] = [rules(groundSide(background, 'light')), rules(groundSide(background, 'dark'))]
  const layer = 'body::before'
  const write = (selector: string, { all, narrow }: typeof light) =>
    `${selector}{${all}}${narrow === all ? '' : `@media (width<=640px){${selector}{${narrow}}}`}`
  const [first, other, attribute] = scheme === 'dark' ? [dark, light, 'light'] : [light, dark, 'dark']
  const isSame = first.all === other.all
  const chosen = write(`:root[data-scheme=${attribute}] ${layer}`, other)
  const byDevice =
    scheme === 'auto'
      ? `@media (prefers-color-scheme:dark){${write(`:root:not([data-scheme=light]) ${layer}`, other)}}`
      : ''
  return `${layer}{${placed}}${write(layer, first)}${isSame ? '' : chosen + byDevice}@media print,(forced-colors:active){${layer}{content:none}}`
}

function sideCss(side: GroundSide, asset: AssetLookup): string[] {
  const { color = 'bg', gradient, image, fit, tile } = side
  const plain = backgroundCss({ type: 'color', color }, asset)
  if (image) {
    const css = backgroundCss(
      { type: 'image', image, fit: fit ?? 'cover', overlay: { color, opacity: overlayOpacityOf(side) } },
      asset,
    )
    // The other scheme's picture must be reset here, and the colour shows until the picture has loaded.
    return [
      ...plain,
      ...(css.length > 0 ? css : ['background-image:none']),
      ...(fit === 'repeat' && tile ? [`background-size:${tile}px auto`] : []),
    ]
  }
  return gradient
    ? [
        ...plain,
        ...backgroundCss(
          { type: 'gradient', shape: gradient.shape ?? 'linear', angle: gradient.angle ?? 180, stops: gradient.stops },
          asset,
        ),
        'background-size:auto',
      ]
    : [...plain, 'background-image:none']
}

/** The smallest file of a picture that still fills a phone. */
function narrowed(asset: Asset | undefined): Asset | undefined {
  if (asset?.kind !== 'raster') return asset
  const files = (asset.sources.at(-1)?.srcset ?? '').split(', ').map((each) => each.split(' '))
  const [src] =
    files
      .filter(([, wide = '0w']) => Number.parseInt(wide, 10) >= 900)
      .toSorted(([, a = ''], [, b = '']) => Number.parseInt(a, 10) - Number.parseInt(b, 10))[0] ?? []
  return src ? { ...asset, src } : asset
}
