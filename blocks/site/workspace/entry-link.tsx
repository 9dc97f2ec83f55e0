import type { WorkspaceLink } from '@schemas/workspace'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { texts } from './texts'
import styles from './view.module.css'

type Props = {
  entry: WorkspaceLink
  isCurrent: boolean
  /** What waits there. */ count?: number | undefined
  className: string | undefined
  onClick?: () => void
}

/** One entry. Screens of the builder are documents of their own, unknown to the router. */
export function EntryLink({ entry, isCurrent, count = 0, className, onClick }: Props) {
  const t = useT()
  const label = t(entry.label)
  const content = (
    <>
      <Icon name={entry.icon} size="1.25rem" />
      <span className={styles.label}>{label}</span>
      {count > 0 && (
        <span className={styles.count}>
          <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
          <span className="visually-hidden">{t(texts.waiting, { count })}</span>
        </span>
      )}
    </>
  )
  const shared = { className, title: label, 'aria-current': isCurrent ? ('page' as const) : undefined, onClick }
  return entry.to.includes('?') ? (
    <a {...shared} href={entry.to}>
      {content}
    </a>
  ) : (
    <Link {...shared} link={{ to: entry.to }}>
      {content}
    </Link>
  )
}
