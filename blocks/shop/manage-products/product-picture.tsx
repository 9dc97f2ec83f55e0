import { Icon } from '@kit/icon'
import styles from './view.module.css'

/** A small picture of a product, or a mark that it has none. */
export function ProductPicture({ src }: { src: string | undefined }) {
  return src === undefined ? (
    <span className={styles.thumb}>
      <Icon name="photo" />
    </span>
  ) : (
    <img className={styles.thumb} src={src} alt="" loading="lazy" width={40} height={40} />
  )
}
