import { useAsset } from '@kit/boot'
import { useKnownAssets } from '@kit/known-assets'
import { Icon } from '@kit/icon'
import styles from './writer.module.css'

/** A picture by its name: of the page, or chosen since. */
export function CoverPreview({ asset: name, alt }: { asset: string; alt: string }) {
  const ofPage = useAsset(name)
  const known = useKnownAssets()[name]
  const asset = known ?? ofPage
  return asset && asset.kind !== 'file' ? (
    <img className={styles.cover} src={asset.src} alt={alt} />
  ) : (
    <span className={styles.noCover}>
      <Icon name="photo" /> {name}
    </span>
  )
}
