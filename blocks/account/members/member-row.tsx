import type { Member } from '@schemas/account/entities/person'
import { call as endSessions } from '@client/account/calls/member/end-sessions'
import { call as sendRecovery } from '@client/account/calls/member/send-recovery'
import { call as setRole } from '@client/account/calls/member/set-role'
import { call as setStatus } from '@client/account/calls/member/set-status'
import { useLocale, useSpace } from '@kit/boot'
import { formatDateTime } from '@kit/format'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Badge } from '@kit/ui/badge'
import { confirmDialog } from '@kit/ui/overlay/dialogs'
import { showToast } from '@kit/ui/overlay/toasts'
import { Select } from '@kit/ui/select'
import { Avatar } from '@kit/ui/site/avatar'
import { useCallMutation } from '@kit/use-call'
import { texts } from './texts'
import { listCall, roles } from './use-members'
import styles from './view.module.css'

export function MemberRow({ member }: { member: Member }) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const refresh = { refresh: [listCall] }
  const role = useCallMutation(setRole, refresh)
  const status = useCallMutation(setStatus, refresh)
  const recovery = useCallMutation(sendRecovery)
  const sessions = useCallMutation(endSessions, refresh)
  const name = `${member.firstname} ${member.lastname}`.trim() || member.email
  const fail = (error: unknown) => showToast(error instanceof Error ? error.message : String(error), { tone: 'error' })

  const changeRole = async (wanted: Member['role']) => {
    const params = { name, role: t(texts.roles[wanted]) }
    if (!(await confirmDialog(t(texts.roleAsk, params), { title: t(texts.roleOf, { name }) }))) return
    try {
      await role.mutateAsync({ id: member.id, role: wanted })
      showToast(t(texts.roleDone, params), { tone: 'success' })
    } catch (error) {
      fail(error)
    }
  }
  const changeStatus = async (wanted: 'active' | 'disabled') => {
    if (
      wanted === 'disabled' &&
      !(await confirmDialog(t(texts.closeAsk, { name }), {
        title: t(texts.close),
        ok: t(texts.close),
        isDangerous: true,
      }))
    )
      return false
    await status.mutateAsync({ id: member.id, status: wanted })
    showToast(t(wanted === 'disabled' ? texts.closed : texts.reopened, { name }), { tone: 'success' })
    return true
  }
  const isClosed = member.status === 'disabled'
  return (
    <li className={styles.member}>
      <Avatar
        person={{
          role: member.role,
          firstname: member.firstname,
          lastname: member.lastname,
          ...(member.avatar ? { avatar: member.avatar } : {}),
        }}
        className={styles.avatar ?? ''}
      />
      <div className={styles.who}>
        <p className={styles.name}>
          {name} {member.isMe && <Badge tone="brand">{t(texts.you)}</Badge>}{' '}
          {member.status !== 'active' && (
            <Badge tone={isClosed ? 'danger' : 'neutral'}>{t(texts.statuses[member.status])}</Badge>
          )}
        </p>
        <p className={styles.facts}>{member.email}</p>
        <p className={styles.facts}>
          {member.lastActiveAt
            ? t(texts.last, { time: formatDateTime(member.lastActiveAt, locale, { timeZone }) })
            : t(texts.never)}
        </p>
      </div>
      <div className={styles.role}>
        <Select
          aria-label={t(texts.roleOf, { name })}
          value={member.role}
          disabled={member.isMe || role.isPending}
          onChange={(event) => void changeRole(event.target.value as Member['role'])}
          options={roles.map((value) => ({ value, label: t(texts.roles[value]) }))}
        />
      </div>
      <div className={styles.acts} role="group" aria-label={t(texts.acts, { name })}>
        {!isClosed && (
          <ActionButton
            look="quiet"
            size="s"
            icon="mail"
            onError={fail}
            onAction={async () => {
              await recovery.mutateAsync({ id: member.id })
              showToast(t(texts.recoverySent, { email: member.email }), { tone: 'success' })
            }}
          >
            {t(texts.recovery)}
          </ActionButton>
        )}
        {!member.isMe && !isClosed && member.lastActiveAt && (
          <ActionButton
            look="quiet"
            size="s"
            icon="logout"
            onError={fail}
            onAction={async () => {
              const { ended } = await sessions.mutateAsync({ id: member.id })
              showToast(t(texts.signedOut, { ended }), { tone: 'success' })
            }}
          >
            {t(texts.signOut)}
          </ActionButton>
        )}
        {!member.isMe && (
          <ActionButton
            look="quiet"
            size="s"
            icon={isClosed ? 'rotate' : 'lock'}
            onError={fail}
            onAction={() => changeStatus(isClosed ? 'active' : 'disabled')}
          >
            {t(isClosed ? texts.reopen : texts.close)}
          </ActionButton>
        )}
      </div>
    </li>
  )
}
