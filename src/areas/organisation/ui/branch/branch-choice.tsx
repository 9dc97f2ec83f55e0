import { call as branchesCall } from '@client/organisation/calls/cluster/branches'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { useDeviceText, usePersonalKey } from '@kit/device-store'
import { useT } from '@kit/t'
import { ButtonLink } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { useCall } from '@kit/use-call'
import { CallState } from '../desk/call-state'
import styles from './branch.module.css'
import { detailPath, newBranchPath } from './branch-paths'
import { branchTexts as texts } from './branch-texts'

export const lastBranchKey = 'cluster:last-branch'

/** The branches to choose from, the one that was opened last before the others. */
export function BranchChoice() {
  const t = useT()
  const last = useDeviceText(usePersonalKey(lastBranchKey))
  const { data, error, refetch } = useCall(branchesCall, {})
  return (
    <section className={styles.detail}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t(texts.choose)}</h1>
        <ButtonLink icon="plus" look="secondary" link={{ to: newBranchPath() }}>
          {t(texts.newBranch)}
        </ButtonLink>
      </header>
      <CallState data={data} error={error} onRetry={() => void refetch()}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              icon="building-store"
              title={t(texts.none)}
              action={<ButtonLink link={{ to: newBranchPath() }}>{t(texts.setUp)}</ButtonLink>}
            >
              {t(texts.noneHint)}
            </EmptyState>
          ) : (
            <ul role="list" className={styles.choice}>
              {items
                .toSorted((one, other) => Number(other.id === last) - Number(one.id === last))
                .map((branch) => (
                  <li key={branch.id}>
                    <Link link={{ to: detailPath(branch.id) }} className={styles.branch}>
                      <span>
                        <b>{t(branch.name)}</b>
                        <small>{t(branch.address)}</small>
                        <small>{branch.id === last ? t(texts.lastOpened) : ''}</small>
                      </span>
                      <Icon name="chevron-right" />
                    </Link>
                  </li>
                ))}
            </ul>
          )
        }
      </CallState>
    </section>
  )
}
