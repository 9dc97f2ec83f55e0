import type { CSSProperties } from 'react'
import { useLocale } from '@kit/boot'
import { classNames } from '@kit/class-names'
import { formatNumber, shorthand } from '@kit/format'
import { Icon } from '@kit/icon'
import { responsiveVars } from '@kit/responsive-vars'
import { SectionHeading } from '@kit/ui/section-heading'
import surface from '@kit/ui/surface.module.css'
import { longestPart } from './longest-part'
import type { Props } from './schema'
import styles from './view.module.css'

export function View({ eyebrow, title, intro, align, items, short, decimals, look: variant, size, perRow }: Props) {
  const locale = useLocale()
  const figure = (value: number | string) =>
    typeof value === 'string' ? value : short ? shorthand(value) : formatNumber(value, locale, { decimals })
  // The longest figure sets the size of all: mixed sizes in one row would look like a ranking.
  const maxLetters = Math.max(
    ...items.map((item) => longestPart(`${item.prefix ?? ''}${figure(item.value)}`, item.suffix)),
  )
  return (
    <div className={styles.block} data-align={align}>
      <SectionHeading eyebrow={eyebrow} title={title} intro={intro} align={align} />
      <dl
        className={styles.figures}
        data-look={variant}
        data-size={size}
        style={{ ...responsiveVars('columns', perRow), '--letters': maxLetters } as CSSProperties}
      >
        {items.map((item, index) => (
          <div key={index} className={classNames(styles.item, variant === 'cards' && surface.surface)}>
            <dt className={styles.label}>{item.label}</dt>
            <dd className={styles.value}>
              {item.icon && <Icon name={item.icon} size="1.5rem" className={styles.icon} />}
              <span className={styles.figure}>
                {item.prefix}
                {figure(item.value)}
                {item.suffix && <span className={styles.unit}>{item.suffix}</span>}
              </span>
            </dd>
            {item.note && <dd className={styles.note}>{item.note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  )
}
