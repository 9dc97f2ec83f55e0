import { useSite, useSpace } from '@kit/boot'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { useIsMounted } from '@kit/mounted'
import { useT } from '@kit/t'
import { UserInfoPanel } from '@kit/ui/user-info/user-info-panel'
import type { ShownGroup } from './arrange-entries'
import { EntryList } from './entry-list'
import { texts } from './texts'
import { setFolded, useIsFolded } from './use-fold'
import styles from './view.module.css'

type Props = { groups: readonly ShownGroup[]; current: string | undefined; counts: ReadonlyMap<string, number> }

/** The sidebar: the site's mark, the entries, and the way back to the site. */
export function Rail({ groups, current, counts }: Props) {
  const t = useT()
  const isMounted = useIsMounted()
  const isFolded = useIsFolded()
  return (
    <nav className={styles.rail} aria-label={t(texts.workspace)}>
      <SiteMark />
      <div className={styles.scroll}>
        <EntryList groups={groups} current={current} counts={counts} />
      </div>
      <div className={styles.foot}>
        <Link link={{ to: '/' }} className={styles.entry} title={t(texts.view)}>
          <Icon name="external-link" size="1.25rem" />
          <span className={styles.label}>{t(texts.view)}</span>
        </Link>
        <UserInfoPanel place="rail" />
        {isMounted && (
          <button
            type="button"
            className={`${styles.entry} ${styles.fold}`}
            aria-pressed={isFolded}
            title={t(isFolded ? texts.unfold : texts.fold)}
            onClick={() => setFolded(!isFolded)}
          >
            <Icon name="layout-sidebar-right" size="1.25rem" className={styles.foldIcon ?? ''} />
            <span className={styles.label}>{t(isFolded ? texts.unfold : texts.fold)}</span>
          </button>
        )}
      </div>
    </nav>
  )
}

export function SiteMark() {
  const { siteFavicon } = useSite()
  const { name } = useSpace()
  return (
    <Link link={{ to: '/' }} className={styles.mark} title={name}>
      {siteFavicon && <img src={siteFavicon} alt="" width={28} height={28} className={styles.icon} />}
      <span className={styles.label}>{name}</span>
    </Link>
  )
}
