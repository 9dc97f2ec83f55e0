import type { CSSProperties } from 'react'
import { classNames } from '@kit/class-names'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { responsiveVars } from '@kit/responsive-vars'
import tones from '@kit/ui/tone.module.css'
import type { Props } from './schema'
import styles from './view.module.css'

export function View({ icon, size, tone, plate, align, label, link }: Props) {
  const glyph = (
    <span className={styles.plate} data-plate={plate}>
      <Icon name={icon} label={link ? undefined : label} size="var(--edge)" />
    </span>
  )
  return (
    <div
      className={classNames(styles.icon, tones.tone)}
      data-tone={tone}
      data-align={align}
      style={responsiveVars('size', size) as CSSProperties}
    >
      {link ? (
        <Link link={link} className={styles.link} aria-label={label}>
          {glyph}
        </Link>
      ) : (
        glyph
      )}
    </div>
  )
}
