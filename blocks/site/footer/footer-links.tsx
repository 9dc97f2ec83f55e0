import { Link } from '@kit/link'
import { isCurrent, linkOf, type MenuEntry, useCurrentPath } from '@kit/ui/menu/entries'
import styles from './view.module.css'

/** One column per entry with children; the others share one list. */
export function FooterColumns({ entries }: { entries: readonly MenuEntry[] }) {
  const single = entries.filter((entry) => !entry.children?.length)
  return (
    <>
      {entries
        .filter((entry) => entry.children?.length)
        .map((entry, at) => {
          const link = linkOf(entry)
          return (
            <div key={at} className={styles.column}>
              <p className={styles.title}>{link ? <Link link={link}>{entry.label}</Link> : entry.label}</p>
              <FooterList entries={entry.children ?? []} />
            </div>
          )
        })}
      {single.length > 0 && (
        <div className={styles.column}>
          <FooterList entries={single} />
        </div>
      )}
    </>
  )
}

export function FooterList({ entries, className }: { entries: readonly MenuEntry[]; className?: string | undefined }) {
  const path = useCurrentPath()
  return (
    <ul className={className ?? styles.list}>
      {entries.map((entry, at) => {
        const link = linkOf(entry)
        return (
          <li key={at}>
            {link ? (
              <Link link={link} className={styles.link} aria-current={isCurrent(entry, path) ? 'page' : undefined}>
                {entry.label}
              </Link>
            ) : (
              entry.label
            )}
          </li>
        )
      })}
    </ul>
  )
}
