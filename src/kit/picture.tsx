import type { CSSProperties } from 'react'
import type { Localised } from '@schemas/layout/text'
import type { ImageRef } from '@schemas/layout/image'
import { useAsset } from './boot'
import { classNames } from './class-names'
import { useIsFirst } from './first-picture'

type Props = {
  image: Localised<ImageRef>
  /** The `sizes` attribute: the rendered width. */
  sizes?: string
  /** May be above the fold: fetched first if it is the first of its page, and at once where there is no page. */
  priority?: boolean
  className?: string
  /** width / height; crops around the picture's focus. Defaults to the picture's own ratio. */
  ratio?: number
  /** Overrides any other alternative text; '' for decoration. */
  alt?: string
}

/** A named picture in the best format and width the browser supports, with its space reserved before it loads. */
export function Picture({ image, sizes = '100vw', priority = false, className, ratio, alt }: Props) {
  const asset = useAsset(image.asset)
  // A drawing is a logo or an ornament unless it is the hero; one with a dark twin is two.
  const isHero = asset?.kind === 'raster' || (priority && asset?.kind === 'svg' && !asset.dark)
  const isFirst = useIsFirst(isHero, priority)
  if (!asset || asset.kind === 'file')
    return <span className={classNames('picture-missing', className)} data-missing-asset={image.asset} />
  const style: CSSProperties = {
    ...(ratio ? { aspectRatio: String(ratio), objectFit: 'cover' } : {}),
    ...(image.focus ? { objectPosition: `${image.focus[0]}% ${image.focus[1]}%` } : {}),
    ...(asset.kind === 'raster' && asset.blur
      ? { backgroundImage: `url("${asset.blur}")`, backgroundSize: 'cover' }
      : {}),
  }
  const altText = alt ?? image.alt ?? asset.alt
  const shared = {
    width: asset.width,
    height: asset.height,
    loading: isFirst ? ('eager' as const) : ('lazy' as const),
    decoding: 'async' as const,
    style,
    ...(isFirst ? { fetchPriority: 'high' as const } : {}),
  }
  if (asset.kind === 'svg') {
    if (!asset.dark)
      return <img {...shared} alt={altText} src={asset.src} className={classNames('picture', className)} />
    return (
      <>
        <img {...shared} alt={altText} src={asset.src} className={classNames('picture', 'only-light', className)} />
        <img {...shared} alt={altText} src={asset.dark} className={classNames('picture', 'only-dark', className)} />
      </>
    )
  }
  return (
    <picture className="picture-sources">
      {asset.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
      ))}
      <img {...shared} alt={altText} src={asset.src} className={classNames('picture', className)} />
    </picture>
  )
}
