import type { ImageRef } from '@schemas/layout/image'
import type { Localised } from '@schemas/layout/text'
import { useSpace } from '../../boot'
import { classNames } from '../../class-names'
import { Link } from '../../link'
import { Picture } from '../../picture'
import styles from './brand.module.css'

type Props = {
  logo?: Localised<ImageRef> | undefined
  /** In steps of 4 px. */
  logoHeight?: number
  name?: string | undefined
  showName?: boolean
  tagline?: string | undefined
  className?: string | undefined
}

/**
 * Logo and name of the site, linked to the home page. A logo beside the visible name is decorative; alone it carries
 * the name.
 */
export function Brand({ logo, logoHeight = 10, name, showName = true, tagline, className }: Props) {
  const space = useSpace()
  const brandName = name ?? space.name
  const isNamed = showName || !logo
  return (
    <Link link={{ to: '/' }} className={classNames(styles.brand, className)}>
      {logo && (
        <span className={styles.logo} style={{ height: `${logoHeight * 0.25}rem` }}>
          <Picture image={logo} alt={isNamed ? '' : brandName} priority className={styles.picture ?? ''} />
        </span>
      )}
      {isNamed && (
        <span className={styles.words}>
          <span className={styles.name}>{brandName}</span>
          {tagline && <span className={styles.tagline}>{tagline}</span>}
        </span>
      )}
    </Link>
  )
}
