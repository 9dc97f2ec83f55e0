import { hasRole } from '@schemas/layout/role'
import { call as cardCall } from '@client/account/calls/account/card'
import { useBoot, useSession, useSite, useSpace } from '@kit/boot'
import { useT } from '@kit/t'
import { ButtonLink } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { ListState } from '@kit/ui/list-state'
import { Avatar } from '@kit/ui/site/avatar'
import { useCall } from '@kit/use-call'
import { texts } from './texts'
import styles from './view.module.css'

const messages = '/user/message'

/** The owner of the scanned code. */
export function PersonCard({ userID }: { userID: string }) {
  const t = useT()
  const { siteName } = useSite()
  const { name } = useSpace()
  const { userID: own, role } = useSession()
  const { routes } = useBoot()
  // Staff may write to everyone; members to staff, whom they find in the messages.
  const mayWrite = hasRole(role, 'manager') && routes.some(({ path }) => path === messages)
  const { data, error, isPending, refetch } = useCall(cardCall, { userID })
  // Not an error: the person left, or the code belongs to another site.
  if (error?.status === 404) return <EmptyState icon="user" title={error.message} />
  return (
    <ListState isLoading={isPending} rows={1} error={error?.message} onRetry={() => void refetch()}>
      {() => (
        <div className={styles.person}>
          <Avatar person={{ role: 'user', ...data }} className={styles.large ?? ''} />
          <p className={styles.name}>{[data?.firstname, data?.lastname].filter(Boolean).join(' ')}</p>
          <p className={styles.hint}>{userID === own ? t(texts.you) : t(texts.member, { site: name || siteName })}</p>
          {mayWrite && userID !== own && (
            <ButtonLink
              link={{ to: `${messages}?${new URLSearchParams({ write: data?.firstname ?? '' })}` }}
              icon="send"
            >
              {t(texts.message)}
            </ButtonLink>
          )}
        </div>
      )}
    </ListState>
  )
}
