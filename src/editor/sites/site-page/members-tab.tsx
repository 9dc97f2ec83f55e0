import { ActionIcon, Button, Menu, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { IconDotsVertical, IconKey, IconUserCheck, IconUserOff, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { SiteMember } from '@schemas/site/entities/site'
import { useT } from '@kit/t'
import { useCall, useCallMutation } from '@kit/use-call'
import { undoMessage } from '../../ui/undo-message'
import { useMoment } from '../../ui/use-moment'
import { Mark } from '../../ui/mark'
import { MenuEntries } from '../../ui/menu-entries'
import { SearchField } from '../../ui/search-field'
import { PagedRows } from '../parts/paged-rows'
import { type OpenSite, siteCalls } from '../site-calls'
import styles from '../sites.module.css'
import { AddMemberDialog } from './add-member-dialog'
import { memberRoles, roleNames } from './member-roles'
import { ResetPasswordDialog } from './reset-password-dialog'

const messages = {
  search: { en: 'Search by name or email', th: 'ค้นหาจากชื่อหรืออีเมล' },
  add: { en: 'Add member', th: 'เพิ่มสมาชิก' },
  none: { en: 'No members match your search.', th: 'ไม่พบสมาชิกที่ตรงกับการค้นหา' },
  more: { en: 'More members', th: 'แสดงเพิ่ม' },
  role: { en: 'Role of {name}', th: 'บทบาทของ {name}' },
  changed: { en: '{name} is now {role}.', th: '{name} เป็น{role}แล้ว' },
  undo: { en: 'Undo', th: 'เลิกทำ' },
  actions: { en: 'Actions for {name}', th: 'คำสั่งสำหรับ {name}' },
  reset: { en: 'Reset password', th: 'ออกรหัสผ่านใหม่' },
  close: { en: 'Suspend account', th: 'ระงับบัญชี' },
  open: { en: 'Reactivate account', th: 'เปิดใช้บัญชีอีกครั้ง' },
  isClosed: { en: 'account suspended', th: 'บัญชีถูกระงับ' },
  isWaiting: { en: 'not activated yet', th: 'ยังไม่เปิดใช้งาน' },
  closed: { en: '{name}’s account is suspended.', th: 'ระงับบัญชีของ {name} แล้ว' },
  opened: { en: '{name}’s account is active again.', th: 'เปิดใช้บัญชีของ {name} อีกครั้งแล้ว' },
  seen: { en: 'last active {at}', th: 'ใช้งานล่าสุด {at}' },
  never: { en: 'not signed in yet', th: 'ยังไม่เคยเข้าสู่ระบบ' },
}

/** Members of a site and their roles. */
export function MembersTab({ site }: { site: OpenSite }) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), 250)
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <div className={styles.filters}>
        <SearchField type="search" size="sm" label={t(messages.search)} value={typed} onSearch={setTyped} />
        <Button size="sm" leftSection={<IconUserPlus size={15} />} onClick={() => setAdding(true)}>
          {t(messages.add)}
        </Button>
      </div>
      <ul className={styles.list}>
        <MemberRows key={q} id={site.id} q={q} />
      </ul>
      {isAdding && <AddMemberDialog id={site.id} onClose={() => setAdding(false)} />}
    </>
  )
}

function MemberRows({ id, q, cursor }: { id: string; q: string; cursor?: string }) {
  const t = useT()
  const query = useCall(siteCalls.members, { id, ...(q ? { q } : {}), ...(cursor ? { cursor } : {}) })
  return (
    <PagedRows
      query={query}
      rows={query.data?.members}
      none={t(messages.none)}
      more={t(messages.more)}
      next={query.data?.next}
      renderRow={(member) => <MemberRow key={member.id} id={id} member={member} />}
      renderNext={(after) => <MemberRows id={id} q={q} cursor={after} />}
    />
  )
}

function MemberRow({ id, member }: { id: string; member: SiteMember }) {
  const t = useT()
  const moment = useMoment()
  const [isResetting, setResetting] = useState(false)
  const refresh = [siteCalls.members, siteCalls.open, siteCalls.audit]
  const setRole = useCallMutation(siteCalls.setRole, { refresh })
  const setStatus = useCallMutation(siteCalls.setMemberStatus, { refresh })
  const name = `${member.firstname} ${member.lastname}`.trim() || member.email
  const refused = ({ message }: Error) => notifications.show({ message, color: 'red' })
  const giveRole = (role: SiteMember['role'], before?: SiteMember['role']) => {
    const onSaved = () => {
      const message = t(messages.changed, { name, role: t(roleNames[role]) })
      notifications.show({
        message: before ? undoMessage(message, t(messages.undo), () => giveRole(before)) : message,
        ...(before ? { autoClose: 8000 } : {}),
      })
    }
    setRole.mutate({ id, person: member.id, role }, { onSuccess: onSaved, onError: refused })
  }
  const turn = (status: 'active' | 'disabled', isUndo = false) => {
    const onSaved = () => {
      const message = t(status === 'active' ? messages.opened : messages.closed, { name })
      // A pending member does not become pending again: the link in the mail has expired.
      const isFinal = isUndo || member.status === 'pending'
      notifications.show({
        message: isFinal
          ? message
          : undoMessage(message, t(messages.undo), () => turn(status === 'active' ? 'disabled' : 'active', true)),
        autoClose: 8000,
      })
    }
    setStatus.mutate({ id, person: member.id, status }, { onSuccess: onSaved, onError: refused })
  }
  const isClosed = member.status === 'disabled'
  return (
    <li className={styles.row} data-status={isClosed ? 'disabled' : 'active'}>
      <div className={styles.rowMain}>
        <div className={styles.rowTop}>
          <strong>{name}</strong>
          {isClosed && <Mark tone="bad">{t(messages.isClosed)}</Mark>}
          {member.status === 'pending' && <Mark tone="draft">{t(messages.isWaiting)}</Mark>}
        </div>
        <p className={styles.soft}>
          {member.email} ·{' '}
          {member.lastActiveAt ? t(messages.seen, { at: moment(member.lastActiveAt) }) : t(messages.never)}
        </p>
      </div>
      <Select
        size="xs"
        w={150}
        aria-label={t(messages.role, { name })}
        value={member.role}
        allowDeselect={false}
        disabled={setRole.isPending}
        data={memberRoles.map((role) => ({ value: role, label: t(roleNames[role]) }))}
        onChange={(role) => role && role !== member.role && giveRole(role as SiteMember['role'], member.role)}
      />
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon aria-label={t(messages.actions, { name })} loading={setStatus.isPending}>
            <IconDotsVertical size={16} />
          </ActionIcon>
        </Menu.Target>
        <MenuEntries>
          <Menu.Item leftSection={<IconKey size={15} />} onClick={() => setResetting(true)}>
            {t(messages.reset)}
          </Menu.Item>
          {isClosed ? (
            <Menu.Item leftSection={<IconUserCheck size={15} />} onClick={() => turn('active')}>
              {t(messages.open)}
            </Menu.Item>
          ) : (
            <Menu.Item color="red" leftSection={<IconUserOff size={15} />} onClick={() => turn('disabled')}>
              {t(messages.close)}
            </Menu.Item>
          )}
        </MenuEntries>
      </Menu>
      {isResetting && <ResetPasswordDialog id={id} member={member} name={name} onClose={() => setResetting(false)} />}
    </li>
  )
}
