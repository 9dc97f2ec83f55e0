import { Icon } from '../../icon'
import { Link } from '../../link'
import { Picture } from '../../picture'
import { iconOf, isCurrent, linkOf, type MenuEntry } from './entries'
import styles from './menu-panel.module.css'
import { isWide, panelParts } from './panel-parts'

type Props = { entry: MenuEntry; path: string; onFollow?: () => void }

/** An entry's panel: columns with headings, a list of links, and finally a feature with its picture. */
export function MenuPanel({ entry, path, onFollow }: Props) {
  const { columns, links, feature } = panelParts(entry)
  const own = linkOf(entry)
  const wide = isWide(entry)
  return (
    <div className={wide ? styles.wide : styles.list}>
      <div className={wide ? styles.columns : undefined}>
        {columns.map((column, at) => (
          <div key={at} className={styles.column}>
            <p className={styles.heading}>{column.label}</p>
            <PanelLinks links={column.children ?? []} path={path} onFollow={onFollow} />
          </div>
        ))}
        {links.length > 0 && (
          <div className={styles.column}>
            <PanelLinks links={links} path={path} onFollow={onFollow} />
          </div>
        )}
        {feature && <Feature entry={feature} onFollow={onFollow} />}
      </div>
      {own && (
        <Link
          link={own}
          className={styles.all}
          onClick={onFollow}
          aria-current={isCurrent(entry, path) ? 'page' : undefined}
        >
          {entry.label}
          <Icon name="arrow-right" size="1.1em" />
        </Link>
      )}
    </div>
  )
}

function PanelLinks({
  links,
  path,
  onFollow,
}: {
  links: readonly MenuEntry[]
  path: string
  onFollow: (() => void) | undefined
}) {
  return (
    <ul className={styles.links}>
      {links.map((entry, at) => {
        const link = linkOf(entry)
        const icon = iconOf(entry)
        const content = (
          <>
            {icon && (
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
            )}
            <span className={styles.words}>
              <span className={styles.label}>{entry.label}</span>
              {entry.description && <span className={styles.description}>{entry.description}</span>}
            </span>
          </>
        )
        return (
          <li key={at}>
            {link ? (
              <Link
                link={link}
                className={styles.link}
                onClick={onFollow}
                aria-current={isCurrent(entry, path) ? 'page' : undefined}
              >
                {content}
              </Link>
            ) : (
              <span className={styles.link}>{content}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Feature({ entry, onFollow }: { entry: MenuEntry; onFollow: (() => void) | undefined }) {
  const link = linkOf(entry)
  const content = (
    <>
      {entry.image && (
        <Picture image={entry.image} alt="" sizes="22rem" ratio={16 / 10} className={styles.picture ?? ''} />
      )}
      <span className={styles.featureLabel}>
        {entry.label}
        <Icon name="arrow-right" size="1.1em" />
      </span>
      {entry.description && <span className={styles.description}>{entry.description}</span>}
    </>
  )
  return link ? (
    <Link link={link} className={styles.feature} onClick={onFollow}>
      {content}
    </Link>
  ) : (
    <span className={styles.feature}>{content}</span>
  )
}
