import type { WorkspaceLink } from '@schemas/workspace'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import styles from './view.module.css'

type Props = { entry: WorkspaceLink; isCurrent: boolean; className: string | undefined; onClick?: () => void }

/** One entry. Screens of the builder are documents of their own, unknown to the router. */
export function EntryLink({ entry, isCurrent, className, onClick }: Props) {
  const t = useT()
  const label = t(entry.label)
  const content = (
    <>
      <Icon name={entry.icon} size="1.25rem" />
      <span className={styles.label}>{label}</span>
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
