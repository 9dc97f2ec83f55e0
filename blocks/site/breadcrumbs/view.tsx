import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import type { Props } from './schema'
import { texts } from './texts'
import { useTrail } from './trail'
import styles from './view.module.css'

export function View({ items, showHome, showCurrent, separator, align }: Props) {
  const t = useT()
  const made = useTrail()
  const trail = items.length > 0 ? items : made
  const shown = showCurrent ? trail : trail.slice(0, -1)
  if (shown.length === 0) return null
  return (
    <nav aria-label={t(texts.label)} className={styles.crumbs} data-separator={separator} data-align={align}>
      <ol className={styles.list}>
        {showHome && (
          <li className={styles.item}>
            <Link link={{ to: '/' }} className={styles.link}>
              <Icon name="home" size="1.125rem" label={t(texts.home)} />
            </Link>
          </li>
        )}
        {shown.map(({ label, link }, at) => {
          const isLast = showCurrent && at === shown.length - 1
          return (
            <li key={at} className={styles.item}>
              {link && !isLast ? (
                <Link link={link} className={styles.link}>
                  {label}
                </Link>
              ) : (
                <span className={styles.here} aria-current={isLast ? 'page' : undefined}>
                  {label}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
