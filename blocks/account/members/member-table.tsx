import type { Member } from '@schemas/account/entities/person'
import { memberList, memberRoles, memberStatuses } from '@schemas/account/entities/member-list'
import { call as endSessions } from '@client/account/calls/member/end-sessions'
import { call as listCall } from '@client/account/calls/member/list'
import { call as sendRecovery } from '@client/account/calls/member/send-recovery'
import { call as setRole } from '@client/account/calls/member/set-role'
import { call as setStatus } from '@client/account/calls/member/set-status'
import { callGateway } from '@kit/call-gateway'
import { columnsOf } from '@kit/list/columns'
import { defineList, type ListContext } from '@kit/list/list'
import { rowByRow } from '@kit/list/row-by-row'
import { Badge } from '@kit/ui/badge'
import { confirmDialog } from '@kit/ui/overlay/dialogs'
import { Avatar } from '@kit/ui/site/avatar'
import { texts } from './texts'
import styles from './view.module.css'

const { text, date, badge } = columnsOf<Member>()

const nameOf = ({ firstname, lastname, email }: Member) => `${firstname} ${lastname}`.trim() || email
const isOther = ({ isMe }: Member) => !isMe
const isOpen = ({ status }: Member) => status !== 'disabled'
const suspend = ({ id }: Member) => callGateway(setStatus, { id, status: 'disabled' })
const reactivate = ({ id }: Member) => callGateway(setStatus, { id, status: 'active' })

const roleOptions = ({ t }: ListContext) => memberRoles.map((value) => ({ value, label: t(texts.roles[value]) }))

export const members = defineList({
  name: 'members',
  call: listCall,
  state: memberList,
  page: ({ members: items, next, total }) => ({ items, next, total }),
  id: ({ id }) => id,
  title: nameOf,
  defaultSort: 'email',
  columns: [
    text('name', texts.name, nameOf, {
      sort: 'name',
      card: 'title',
      width: 240,
      cell: (member, { t }) => (
        <span className={styles.name}>
          <Avatar person={{ ...member, avatar: member.avatar ?? '' }} className={styles.avatar ?? ''} />
          <span>{nameOf(member)}</span>
          {member.isMe && (
            <Badge tone="brand" size="s">
              {t(texts.you)}
            </Badge>
          )}
        </span>
      ),
    }),
    text('email', texts.email, ({ email }) => email, { sort: 'email', card: 'subtitle', width: 240 }),
    text('role', texts.role, ({ role }, { t }) => t(texts.roles[role]), {
      width: 150,
      edit: {
        kind: 'select',
        options: roleOptions,
        value: ({ role }) => role,
        may: isOther,
        confirm: (member, role, { t }) =>
          confirmDialog(t(texts.roleAsk, roleParams(member, role, t)), {
            title: t(texts.roleOf, { name: nameOf(member) }),
          }),
        save: ({ id }, role) => callGateway(setRole, { id, role: role as Member['role'] }),
        done: (member, role, { t }) => t(texts.roleDone, roleParams(member, role, t)),
      },
    }),
    badge('status', texts.status, ({ status }) => status, texts.statuses, {
      tones: { active: 'success', disabled: 'danger', locked: 'warning' },
      width: 150,
    }),
    date('active', texts.lastActive, ({ lastActiveAt }) => lastActiveAt, {
      sort: 'active',
      hasTime: true,
      none: texts.never,
    }),
    date('joined', texts.joined, ({ createdAt }) => createdAt, { sort: 'joined' }),
  ],
  search: texts.search,
  filters: [
    { name: 'role', label: texts.role, all: texts.allRoles, options: roleOptions },
    {
      name: 'status',
      label: texts.status,
      all: texts.allStatuses,
      options: ({ t }) => memberStatuses.map((value) => ({ value, label: t(texts.statuses[value]) })),
    },
  ],
  views: [
    { id: 'staff', label: texts.viewManagers, values: { role: 'manager' } },
    { id: 'waiting', label: texts.viewWaiting, values: { status: 'pending', sort: '-joined' } },
    { id: 'suspended', label: texts.viewSuspended, values: { status: 'disabled' } },
  ],
  count: texts.count,
  empty: { icon: 'users', title: texts.nothing, hint: texts.nothingHint },
  rowActions: [
    {
      id: 'recovery',
      label: texts.recovery,
      icon: 'mail',
      may: isOpen,
      run: ({ id }) => callGateway(sendRecovery, { id }),
      done: ({ email }, { t }) => t(texts.recoverySent, { email }),
    },
    {
      id: 'sign-out',
      label: texts.signOut,
      icon: 'logout',
      may: (member) => isOther(member) && isOpen(member) && member.lastActiveAt !== undefined,
      run: ({ id }) => callGateway(endSessions, { id }),
      done: (_member, { t }, result) => t(texts.signedOut, result as { ended: number }),
    },
    {
      id: 'close',
      label: texts.close,
      icon: 'lock',
      isDanger: true,
      may: (member) => isOther(member) && isOpen(member),
      confirm: (member, { t }) =>
        confirmDialog(t(texts.closeAsk, { name: nameOf(member) }), {
          title: t(texts.close),
          ok: t(texts.close),
          isDangerous: true,
        }),
      run: suspend,
      done: (member, { t }) => t(texts.closed, { name: nameOf(member) }),
    },
    {
      id: 'reopen',
      label: texts.reopen,
      icon: 'rotate',
      may: (member) => isOther(member) && !isOpen(member),
      run: reactivate,
      done: (member, { t }) => t(texts.reopened, { name: nameOf(member) }),
    },
  ],
  bulk: [
    {
      id: 'close',
      label: texts.close,
      icon: 'lock',
      isDanger: true,
      may: (member) => isOther(member) && member.status === 'active',
      confirm: (rows, { t }) =>
        confirmDialog(t(texts.closeManyAsk, { count: rows.length }), {
          title: t(texts.close),
          ok: t(texts.close),
          isDangerous: true,
        }),
      run: rowByRow(suspend),
      undo: rowByRow(reactivate),
      done: texts.closedMany,
    },
    {
      id: 'reopen',
      label: texts.reopen,
      icon: 'rotate',
      may: (member) => isOther(member) && !isOpen(member),
      run: rowByRow(reactivate),
      undo: rowByRow(suspend),
      done: texts.reopenedMany,
    },
    {
      id: 'recovery',
      label: texts.recovery,
      icon: 'mail',
      may: isOpen,
      run: rowByRow(({ id }: Member) => callGateway(sendRecovery, { id })),
      done: texts.recoverySentMany,
    },
  ],
})

const roleParams = (member: Member, role: string, t: ListContext['t']) => ({
  name: nameOf(member),
  role: t(texts.roles[role as Member['role']]),
})
