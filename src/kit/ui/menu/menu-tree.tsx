import { Icon } from '../../icon'
import { Link } from '../../link'
import { classNames } from '../../class-names'
import { iconOf, isCurrent, linkOf, type MenuEntry, trailIndex, useCurrentPath } from './entries'
import styles from './menu-tree.module.css'

type Props = {
  entries: readonly MenuEntry[]
  /** Number of levels shown. */ depth?: number
  onFollow?: () => void
  className?: string | undefined
}

/** A column of links; entries with children collapse, and the one leading to the current page starts open. */
export function MenuTree({ entries, depth = 3, onFollow, className }: Props) {
  const path = useCurrentPath()
  const trail = trailIndex(entries, path)
  return (
    <ul className={classNames(styles.tree, className)}>
      {entries.map((entry, at) => (
        <Branch key={at} entry={entry} path={path} depth={depth} isOpen={at === trail} onFollow={onFollow} />
      ))}
    </ul>
  )
}

type BranchProps = {
  entry: MenuEntry
  path: string
  depth: number
  isOpen?: boolean
  onFollow: (() => void) | undefined
}

function Branch({ entry, path, depth, isOpen, onFollow }: BranchProps) {
  const link = linkOf(entry)
  const icon = iconOf(entry)
  const label = (
    <>
      {icon && <Icon name={icon} className={styles.icon ?? ''} />}
      <span className={styles.label}>{entry.label}</span>
    </>
  )
  if (depth > 1 && entry.children?.length) {
    return (
      <li>
        <details className={styles.branch} open={isOpen || undefined}>
          <summary className={styles.row}>
            {label}
            <Icon name="chevron-down" size="1.1em" className={styles.chevron ?? ''} />
          </summary>
          <ul className={styles.children}>
            {link && (
              <Branch
                entry={{ ...entry, children: undefined, icon: undefined }}
                path={path}
                depth={1}
                onFollow={onFollow}
              />
            )}
            {entry.children.map((child, at) => (
              <Branch
                key={at}
                entry={child}
                path={path}
                depth={depth - 1}
                isOpen={trailIndex([child], path) === 0}
                onFollow={onFollow}
              />
            ))}
          </ul>
        </details>
      </li>
    )
  }
  return (
    <li>
      {link ? (
        <Link
          link={link}
          className={styles.row}
          onClick={onFollow}
          aria-current={isCurrent(entry, path) ? 'page' : undefined}
        >
          {label}
        </Link>
      ) : (
        <span className={styles.row}>{label}</span>
      )}
    </li>
  )
}
