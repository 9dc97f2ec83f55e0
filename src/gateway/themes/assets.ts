import type { Asset } from '@schemas/layout/image'
import type { Locale } from '@schemas/layout/locale'
import type { ClientBuild } from '../http/client-build'
import type { AssetMeta } from './theme-files'
import type { ThemePack, Themes } from './themes'

/**
 * Finds named assets along a theme's chain, with this build's addresses. Assets that only `lenders` have are found too:
 * another pack's header brings its own pictures.
 */
export function assetLookup(
  themes: Themes,
  build: ClientBuild,
  theme: string,
  locale: Locale,
  lenders: readonly string[] = [],
): (name: string) => Asset | undefined {
  const packs = [theme, ...new Set(lenders)].flatMap((name) => themes.chain(name))
  return (name) => {
    const pack = packs.find((candidate) => name in candidate.assets)
    const meta = pack?.assets[name]
    return pack && meta ? toAsset(pack, name, meta, build, locale) : undefined
  }
}

function toAsset(
  pack: ThemePack,
  name: string,
  meta: AssetMeta,
  build: ClientBuild,
  locale: Locale,
): Asset | undefined {
  const address = (file: string) => build.asset(`themes/${pack.theme.name}/assets/${file}`)
  if (meta.kind === 'file') {
    const src = address(meta.file)
    return src ? { kind: 'file', src, type: meta.type } : undefined
  }
  const alt = meta.alt[locale] ?? meta.alt.en ?? ''
  if (meta.kind === 'svg') {
    const src = address(meta.file)
    const dark = meta.dark ? address(meta.dark) : undefined
    return src
      ? { kind: 'svg', width: meta.width, height: meta.height, src, ...(dark ? { dark } : {}), alt }
      : undefined
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
  return {
    kind: 'raster',
    width: meta.width,
    height: meta.height,
    sources,
    src,
    ...(jpeg ? { jpeg } : {}),
    ...(meta.blur ? { blur: meta.blur } : {}),
    alt,
  }
}
