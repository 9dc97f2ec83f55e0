import type { SiteLook } from '@schemas/entities/site'
import styles from './site-picture.module.css'

type Props = { look: SiteLook; name: string }

/** A small drawing of a site's look: its colours, type and shape, and its picture. Said by its neighbour's words. */
export function SitePicture({ look, name }: Props) {
  const { bg, text, brand, onBrand, border, accent, surface } = look.colors
  return (
    <div
      className={styles.page}
      style={{ backgroundColor: bg, color: text, fontFamily: `'${look.body.family}', var(--ed-font)` }}
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
          <b style={{ fontFamily: `'${look.heading.family}', var(--ed-font)`, fontWeight: look.heading.weight }}>
            {name}
          </b>
          <i style={{ backgroundColor: text }} />
          <i style={{ backgroundColor: text }} />
          <span style={{ backgroundColor: brand, color: onBrand, borderRadius: look.radius }}>Aa</span>
        </div>
        {look.picture ? (
          <img src={look.picture} alt="" loading="lazy" />
        ) : (
          <div className={styles.blank} style={{ backgroundColor: accent }} />
        )}
      </div>
    </div>
  )
}
