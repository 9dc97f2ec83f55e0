import type { FontFamily } from '@schemas/editor/entities/theme'
import { releaseTokens } from '@schemas/editor/entities/theme'
import type { SiteAppearance } from '@schemas/site/entities/site'
import type { Locale } from '@schemas/layout/locale'
import { themeColors } from '@schemas/layout/theme-css'
import type { ClientBuild } from '../http/client-build'
import { assetLookup } from '../themes/assets'
import { themeOf } from '../themes/resolve-theme'
import type { Themes } from '../themes/themes'

export type AppearanceDeps = { themes: Themes; families: readonly FontFamily[]; build: ClientBuild }

const shown = ['bg', 'surface', 'text', 'soft', 'border', 'brand', 'onBrand', 'accent'] as const

/** The appearance of a pack with a release's overrides; unreadable tokens change nothing. */
export function describeAppearance(
  pack: string,
  tokens: unknown,
  locale: Locale,
  { themes, families, build }: AppearanceDeps,
): SiteAppearance {
  const read = releaseTokens.safeParse(tokens).data
  const theme = themeOf({ pack: read?.pack ?? pack, overrides: read?.overrides ?? {} }, themes)
  const scheme = theme.scheme === 'dark' ? 'dark' : 'light'
  const colors = themeColors(theme)
  const face = ({ family, weight = 400 }: { family: string; weight?: number | undefined }) => ({ family, weight })
  const [body, heading] = [face(theme.fonts.body), face(theme.fonts.heading ?? theme.fonts.body)]
  const find = assetLookup(themes, build, theme.name, locale)
  const picture = find('og') ?? find('hero')
  return {
    pack: theme.name,
    title: read?.title ?? theme.title,
    scheme,
    colors: Object.fromEntries(shown.map((token) => [token, colors[token][scheme]])),
    radius: theme.radii.button,
    heading,
    body,
    css: families
      .filter(({ family }) => family === body.family || family === heading.family)
      .map(({ css }) => css)
      .join(''),
    ...(picture?.kind === 'raster' ? { picture: picture.jpeg ?? picture.src } : {}),
  }
}

/** The colours only, for a list: background, text, brand, accent. */
export function swatchOf(pack: string, tokens: unknown, { themes }: Pick<AppearanceDeps, 'themes'>): string[] {
  const read = releaseTokens.safeParse(tokens).data
  const theme = themeOf({ pack: read?.pack ?? pack, overrides: read?.overrides ?? {} }, themes)
  const colors = themeColors(theme)
  const scheme = theme.scheme === 'dark' ? 'dark' : 'light'
  return (['bg', 'text', 'brand', 'accent'] as const).map((token) => colors[token][scheme])
}
