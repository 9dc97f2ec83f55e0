import type { Asset } from '@schemas/layout/image'
import type { Locale } from '@schemas/layout/locale'
import type { Theme } from '@schemas/layout/theme'
import type { ClientBuild } from '../http/client-build'
import type { AssetMeta } from './theme-files'
import type { ThemePack, Themes } from './themes'

/**
 * Finds named assets along a theme's chain and gives them addresses of this build. What only `lenders` have is found there:
 * the header of another pack brings its own pictures.
 */
export function assetLookup(themes: Themes, build: ClientBuild, theme: string, locale: Locale, lenders: readonly string[] = []): (name: string) => Asset | undefined {
  const packs = [theme, ...new Set(lenders)].flatMap((name) => themes.chain(name))
  return (name) => {
    const pack = packs.find((candidate) => name in candidate.assets)
    const meta = pack?.assets[name]
    return pack && meta ? toAsset(pack, name, meta, build, locale) : undefined
  }
}

function toAsset(pack: ThemePack, name: string, meta: AssetMeta, build: ClientBuild, locale: Locale): Asset | undefined {
  const address = (file: string) => build.asset(`themes/${pack.theme.name}/assets/${file}`)
  if (meta.kind === 'file') {
    const src = address(meta.file)
    return src ? { kind: 'file', src, type: meta.type } : undefined
  }
  const alt = meta.alt[locale] ?? meta.alt.en ?? ''
  if (meta.kind === 'svg') {
    const src = address(meta.file)
    const dark = meta.dark ? address(meta.dark) : undefined
    return src ? { kind: 'svg', width: meta.width, height: meta.height, src, ...(dark ? { dark } : {}), alt } : undefined
  }
  const widest = Math.max(...meta.widths)
  const jpeg = meta.jpeg ? address(meta.jpeg) : undefined
  const src = address(`pictures/${name}-${widest}.webp`) ?? address(`pictures/${name}-${widest}.jpg`)
  if (!src) return undefined
  const sources = ['avif', 'webp'].flatMap((format) => {
    const entries = meta.widths.flatMap((width) => {
      const file = address(`pictures/${name}-${width}.${format}`)
      return file ? [`${file} ${width}w`] : []
    })
    return entries.length > 0 ? [{ type: `image/${format}`, srcset: entries.join(', ') }] : []
  })
  return { kind: 'raster', width: meta.width, height: meta.height, sources, src, ...(jpeg ? { jpeg } : {}), ...(meta.blur ? { blur: meta.blur } : {}), alt }
}

/**
 * `@font-face` rules of the families that a look names, found along its pack's chain and then in any other pack, with
 * metric-adjusted local fallbacks so that nothing moves when the font arrives.
 */
export function fontCss(themes: Themes, { name, fonts }: Pick<Theme, 'name' | 'fonts'>, build: ClientBuild): { css: string; preload: string[] } {
  return fontRules(themes, name, [fonts.body.family, ...(fonts.heading ? [fonts.heading.family] : [])], build)
}

/** The rules of some families; one that no pack has is left out. */
export function fontRules(themes: Themes, near: string, wanted: readonly string[], build: ClientBuild): { css: string; preload: string[] } {
  const packs = [...themes.chain(near), ...themes.names().flatMap((name) => themes.get(name) ?? [])]
  const families = new Set(wanted)
  const preload: string[] = []
  const rules: string[] = []
  for (const family of families) {
    const pack = packs.find((candidate) => candidate.fonts.faces.some((face) => face.family === family))
    if (!pack) continue
    const address = (file: string) => build.asset(`themes/${pack.theme.name}/assets/${file}`)
    for (const face of pack.fonts.faces.filter((candidate) => candidate.family === family)) {
      const src = address(face.file)
      if (!src) continue
      if (face.preload) preload.push(src)
      rules.push(`@font-face{font-family:"${family}";font-style:${face.style};font-weight:${face.weight};font-display:swap;src:url("${src}") format("woff2");unicode-range:${face.unicodeRange}}`)
    }
    for (const face of pack.fonts.fallbacks.filter((candidate) => candidate.family === `${family} Fallback`)) {
      const range = face.unicodeRange ? `;unicode-range:${face.unicodeRange}` : ''
      rules.push(`@font-face{font-family:"${face.family}";src:${face.local.map((name) => `local("${name}")`).join(',')};size-adjust:${face.sizeAdjust};ascent-override:${face.ascentOverride};descent-override:${face.descentOverride};line-gap-override:${face.lineGapOverride}${range}}`)
    }
  }
  return { css: rules.join(''), preload }
}
