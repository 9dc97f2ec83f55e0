import type { OwnFamily } from '@schemas/layout/font'
import type { Asset } from '@schemas/layout/image'
import type { Locale } from '@schemas/layout/locale'
import type { Theme } from '@schemas/layout/theme'
import type { ClientBuild } from '../http/client-build'
import type { FontFile } from './theme-files'
import type { Themes } from './themes'

export type FontRules = { css: string; preload: string[] }
type Face = { family: string; src: string; weight: string | number; style: string; unicodeRange: string }
type Fallback = FontFile['fallbacks'][number]
type Own = { families: readonly OwnFamily[]; asset: (name: string) => Asset | undefined; locale?: Locale }

const none: FontRules = { css: '', preload: [] }

/**
 * `@font-face` rules of a theme's families: the site's own first, then those of its pack's chain, then other packs',
 * with metric-adjusted local fallbacks, so that nothing moves when the font loads. Fetched with the page are the text's
 * files and the one that headings in its language are drawn with.
 */
export function fontCss(
  themes: Themes,
  { name, fonts }: Pick<Theme, 'name' | 'fonts'>,
  build: ClientBuild,
  own: Own,
): FontRules {
  const { body, heading = body } = fonts
  const titles = { weight: heading.weight ?? 700, locale: own.locale }
  const rules = [body.family, ...(heading.family === body.family ? [] : [heading.family])].map((family) => {
    const uploaded = own.families.find((each) => each.family === family)
    if (!uploaded) return fontRules(themes, name, [family], build, family === heading.family ? titles : undefined)
    // Headings and text may need different weights of the same family: text is seen first.
    return ownRules(
      uploaded,
      own.asset,
      (family === body.family ? body.weight : heading.weight) ?? (family === body.family ? 400 : 700),
    )
  })
  return { css: rules.map(({ css }) => css).join(''), preload: rules.flatMap(({ preload }) => preload) }
}

/** The rules of some families; unknown ones are left out. `titles`: what headings need of them. */
export function fontRules(
  themes: Themes,
  near: string,
  wanted: readonly string[],
  build: ClientBuild,
  titles?: { weight: number; locale: Locale | undefined },
): FontRules {
  const packs = [...themes.chain(near), ...themes.names().flatMap((name) => themes.get(name) ?? [])]
  const preload: string[] = []
  const rules: string[] = []
  for (const family of new Set(wanted)) {
    const pack = packs.find((candidate) => candidate.fonts.faces.some((face) => face.family === family))
    if (!pack) continue
    const faces = pack.fonts.faces.filter((candidate) => candidate.family === family)
    const title = titles && titleFace(faces, titles.weight, titles.locale)
    for (const face of faces) {
      const src = build.asset(`themes/${pack.theme.name}/assets/${face.file}`)
      if (!src) continue
      if (face.preload || face === title) preload.push(src)
      rules.push(faceRule({ ...face, src }))
    }
    for (const face of pack.fonts.fallbacks.filter((candidate) => candidate.family === `${family} Fallback`))
      rules.push(fallbackRule(face))
  }
  return { css: rules.join(''), preload }
}

/** The upright face nearest to a weight that has the letters of a language: a family has one for each script. */
function titleFace(faces: FontFile['faces'], weight: number, locale: Locale | undefined) {
  const letters = locale === 'th' ? 'U+0E01' : 'U+0000'
  return faces
    .filter((face) => face.style === 'normal' && face.unicodeRange.includes(letters))
    .toSorted((one, other) => Math.abs(one.weight - weight) - Math.abs(other.weight - weight))[0]
}

/**
 * The rules of one of the site's own families. The files that draw `weight`, or the nearest to it, are fetched with the
 * page.
 */
export function ownRules({ family, faces }: OwnFamily, asset: Own['asset'], weight = 400): FontRules {
  const found = faces.flatMap((face) => {
    const shown = asset(face.asset)
    return shown?.kind === 'file' ? [{ ...face, src: shown.src }] : []
  })
  if (found.length === 0) return none
  const distance = ({ weight: [from, to], style }: (typeof found)[number]) =>
    (style === 'italic' ? 1000 : 0) + Math.max(from - weight, weight - to, 0)
  const nearest = Math.min(...found.map(distance))
  const first = found.filter((face) => distance(face) === nearest)
  return {
    css: [
      ...found.map(({ weight: [from, to], style, ranges, src }) =>
        faceRule({ family, src, weight: from === to ? from : `${from} ${to}`, style, unicodeRange: ranges }),
      ),
      ...ownFallbacks(
        family,
        first.map(({ fallback }) => fallback),
      ).map(fallbackRule),
    ].join(''),
    preload: first.map(({ src }) => src),
  }
}

function faceRule({ family, src, weight, style, unicodeRange }: Face): string {
  return `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};font-display:swap;src:url("${src}") format("woff2");unicode-range:${unicodeRange}}`
}

function fallbackRule({
  family,
  local,
  sizeAdjust,
  ascentOverride,
  descentOverride,
  lineGapOverride,
  unicodeRange,
}: Fallback): string {
  const range = unicodeRange ? `;unicode-range:${unicodeRange}` : ''
  return `@font-face{font-family:"${family}";src:${local.map((name) => `local("${name}")`).join(',')};size-adjust:${sizeAdjust};ascent-override:${ascentOverride};descent-override:${descentOverride};line-gap-override:${lineGapOverride}${range}}`
}

/** Device fonts and their mean character width (em), measured like an uploaded file. */
const latinLocal = {
  sans: { local: ['Arial', 'Liberation Sans', 'Helvetica'], width: 0.4408 },
  serif: { local: ['Times New Roman', 'Liberation Serif', 'Times'], width: 0.3997 },
}
const thaiLocal = { local: ['Noto Sans Thai', 'Thonburi', 'Leelawadee UI', 'Tahoma'], width: 0.4242 }

/**
 * Device fonts scaled to the family's metrics. Thai first: where ranges overlap, the later face wins, and Latin must
 * keep the Latin metrics.
 */
function ownFallbacks(family: string, styles: readonly OwnFamily['faces'][number]['fallback'][]): Fallback[] {
  const widest = (script: 'thai' | 'latin') => styles.find((style) => style[script] !== undefined)
  const [thai, latin] = [widest('thai'), widest('latin')]
  const adjusted = (
    { ascent, descent }: { ascent: number; descent: number },
    own: number,
    { local, width }: { local: string[]; width: number },
    unicodeRange?: string,
  ): Fallback => {
    const scale = own / width
    return {
      family: `${family} Fallback`,
      local,
      sizeAdjust: percent(scale),
      ascentOverride: percent(ascent / scale),
      descentOverride: percent(descent / scale),
      lineGapOverride: '0%',
      ...(unicodeRange ? { unicodeRange } : {}),
    }
  }
  return [
    ...(thai?.thai ? [adjusted(thai, thai.thai, thaiLocal, 'U+0E01-0E5B, U+200C-200D, U+25CC')] : []),
    ...(latin?.latin ? [adjusted(latin, latin.latin, latinLocal[latin.isSerif ? 'serif' : 'sans'])] : []),
  ]
}

const percent = (value: number) => `${(value * 100).toFixed(2)}%`
