import { useRef } from 'react'
import { Icon } from '../../icon'
import { Link } from '../../link'
import { isCurrent, linkOf, type MenuEntry, trailIndex, useCurrentPath } from './entries'
import styles from './menu-bar.module.css'
import { MenuPanel } from './menu-panel'
import { isWide } from './panel-parts'
import { useDisclosure } from './use-disclosure'

export type MenuMark = 'underline' | 'pill' | 'dot' | 'none'
type Props = {
  entries: readonly MenuEntry[]
  label: string
  mark?: MenuMark
  align?: 'start' | 'center' | 'end'
  className?: string | undefined
}

/**
 * A row of links; entries with children open a panel below, as wide as the nearest positioned box when it has columns.
 * Uses the disclosure pattern instead of role=menu, because these are links and people tab through them.
 */
export function MenuBar({ entries, label, mark = 'underline', align = 'start', className }: Props) {
  const path = useCurrentPath()
  const list = useRef<HTMLUListElement>(null)
  const { panel, summary, close } = useDisclosure(list, path)
  if (entries.length === 0) return null
  const trail = trailIndex(entries, path)
  return (
    <nav aria-label={label} className={className}>
      <ul ref={list} className={styles.bar} data-mark={mark} data-align={align}>
        {entries.map((entry, at) => {
          const key = `${at}`
          const link = linkOf(entry)
          if (!entry.children?.length) {
            return (
              <li key={key} className={styles.item}>
                {link ? (
                  <Link
                    link={link}
                    className={styles.top}
                    aria-current={isCurrent(entry, path) ? 'page' : undefined}
                    data-trail={at === trail || undefined}
                  >
                    <span className={styles.label}>{entry.label}</span>
                  </Link>
                ) : (
                  <span className={styles.top}>{entry.label}</span>
                )}
              </li>
            )
          }
          return (
            <li key={key} className={styles.item} data-panel={isWide(entry) ? 'wide' : 'list'}>
              <details name={`menu-${label}`} className={styles.details} {...panel(key)}>
                <summary className={styles.top} data-trail={at === trail || undefined} {...summary(key)}>
                  <span className={styles.label}>{entry.label}</span>
                  <Icon name="chevron-down" size="0.9em" className={styles.chevron ?? ''} />
                </summary>
                <div className={styles.panel}>
                  <MenuPanel entry={entry} path={path} onFollow={close} />
                </div>
              </details>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
