import { IconFile, IconPhotoOff } from '@tabler/icons-react'
import type { Asset } from '@schemas/layout/image'
import styles from './media-field.module.css'

/** Thumbnail of a named picture; an icon when there is none. */
export function AssetThumbnail({ asset, focus }: { asset: Asset | undefined; focus?: readonly number[] | undefined }) {
  if (!asset) return <IconPhotoOff size={20} className={styles.sign} aria-hidden />
  if (asset.kind === 'file') return <IconFile size={20} className={styles.sign} aria-hidden />
  const [x = 50, y = 50] = focus ?? []
  return (
    <img
      className={styles.thumbnail}
      src={asset.src}
      alt=""
      loading="lazy"
      draggable={false}
      style={{ objectPosition: `${x}% ${y}%` }}
    />
  )
}
