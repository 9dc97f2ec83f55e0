import { useT } from '@kit/t'
import { Icon } from '@kit/icon'
import styles from './folder-browser.module.css'
import { texts } from './texts'

/** Path from the shared folder down to the current one; nothing above it is visible. */
export function FolderTrail({
  breadcrumbs,
  root,
}: {
  breadcrumbs: readonly { id: string; name: string }[]
  root: string
}) {
  const t = useT()
  if (breadcrumbs.length < 2) return null
  return (
    <nav aria-label={t(texts.path)} className={styles.trail}>
      <ol className={styles.crumbs}>
        {breadcrumbs.map(({ id, name }, at) => (
          <li key={id} className={styles.crumb}>
            {at > 0 && <Icon name="chevron-right" size="1rem" />}
            {at === breadcrumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <a href={id === root ? '#' : `#in=${id}`}>{name}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
