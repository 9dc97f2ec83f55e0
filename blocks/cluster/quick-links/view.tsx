import { classNames } from '@kit/class-names'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { responsiveVars } from '@kit/responsive-vars'
import { SectionHeading } from '@kit/ui/section-heading'
import surface from '@kit/ui/surface.module.css'
import type { Props } from './schema'
import styles from './view.module.css'

export function View({ eyebrow, title, intro, align, links, columns, blockId }: Props) {
  return (
    <nav aria-labelledby={title ? `${blockId}-title` : undefined} className={styles.block}>
      <SectionHeading
        eyebrow={eyebrow}
        title={title}
        intro={intro}
        align={align}
        id={`${blockId}-title`}
        className={styles.heading}
      />
      <ul role="list" className={styles.tiles} style={responsiveVars('columns', columns)}>
        {links.map(({ label, text, icon, link, strong }, index) => (
          <li key={index}>
            <Link
              link={link}
              className={classNames(styles.tile, surface.surface, surface.pressable)}
              data-strong={strong ? '' : undefined}
            >
              <Icon name={icon} size="2rem" className={styles.icon ?? ''} />
              <span className={styles.words}>
                <span className={styles.label}>{label}</span>
                {text && <span className={styles.text}>{text}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
