import { classNames } from '@kit/class-names'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { responsiveVars } from '@kit/responsive-vars'
import { useT } from '@kit/t'
import { iconOf, isCurrent, linkOf, type MenuEntry, trailIndex, useCurrentPath, useMenu } from '@kit/ui/menu/entries'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({
  title,
  showTitle,
  menu,
  items,
  direction,
  look: variant,
  align,
  showIcons,
  showDescriptions,
  depth,
  blockId,
}: Props) {
  const t = useT()
  const entries = useMenu(menu, items)
  const path = useCurrentPath()
  if (entries.length === 0) return null
  const named =
    showTitle && title ? { 'aria-labelledby': `${blockId}-title` } : { 'aria-label': title ?? t(texts.menu) }
  return (
    <nav
      {...named}
      className={styles.menu}
      data-look={variant}
      data-align={align}
      style={responsiveVars('way', direction)}
    >
      {showTitle && title && (
        <p id={`${blockId}-title`} className={styles.title}>
          {title}
        </p>
      )}
      <Entries
        entries={entries}
        path={path}
        depth={depth}
        showIcons={showIcons}
        showDescriptions={showDescriptions}
        isTop
      />
    </nav>
  )
}

type EntriesProps = {
  entries: readonly MenuEntry[]
  path: string
  depth: number
  showIcons: boolean
  showDescriptions: boolean
  isTop?: boolean
}

function Entries({ entries, path, depth, showIcons, showDescriptions, isTop }: EntriesProps) {
  const trail = trailIndex(entries, path)
  return (
    <ul className={classNames(isTop ? styles.entries : styles.children)}>
      {entries.map((entry, at) => {
        const link = linkOf(entry)
        const icon = showIcons ? iconOf(entry) : undefined
        const face = (
          <>
            {icon && <Icon name={icon} className={styles.icon ?? ''} />}
            <span className={styles.words}>
              <span className={styles.label}>{entry.label}</span>
              {showDescriptions && entry.description && <span className={styles.description}>{entry.description}</span>}
            </span>
          </>
        )
        return (
          <li key={at} className={styles.item}>
            {link ? (
              <Link
                link={link}
                className={styles.link}
                aria-current={isCurrent(entry, path) ? 'page' : undefined}
                data-trail={at === trail || undefined}
              >
                {face}
              </Link>
            ) : (
              <span className={styles.link}>{face}</span>
            )}
            {depth > 1 && entry.children && entry.children.length > 0 && (
              <Entries
                entries={entry.children}
                path={path}
                depth={depth - 1}
                showIcons={showIcons}
                showDescriptions={showDescriptions}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
