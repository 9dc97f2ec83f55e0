import type { SiteAppearance } from '@schemas/site/entities/site'
import styles from './site-picture.module.css'

type Props = { appearance: SiteAppearance; name: string }

/**
 * Small drawing of a site's appearance: colours, type, shape and picture. Decorative, since the text next to it names
 * the site.
 */
export function SitePicture({ appearance, name }: Props) {
  const { bg, text, brand, onBrand, border, accent, surface } = appearance.colors
  return (
    <div
      className={styles.page}
      style={{ backgroundColor: bg, color: text, fontFamily: `'${appearance.body.family}', var(--ed-font)` }}
      aria-hidden
    >
      <div className={styles.top} style={{ borderColor: border, backgroundColor: surface }}>
        <span style={{ backgroundColor: brand }} />
        <i style={{ backgroundColor: text }} />
        <i style={{ backgroundColor: text }} />
        <i style={{ backgroundColor: text }} />
      </div>
      <div className={styles.hero}>
        <div>
          <b
            style={{
              fontFamily: `'${appearance.heading.family}', var(--ed-font)`,
              fontWeight: appearance.heading.weight,
            }}
          >
            {name}
          </b>
          <i style={{ backgroundColor: text }} />
          <i style={{ backgroundColor: text }} />
          <span style={{ backgroundColor: brand, color: onBrand, borderRadius: appearance.radius }}>Aa</span>
        </div>
        {appearance.picture ? (
          <img src={appearance.picture} alt="" loading="lazy" />
        ) : (
          <div className={styles.blank} style={{ backgroundColor: accent }} />
        )}
      </div>
    </div>
  )
}
