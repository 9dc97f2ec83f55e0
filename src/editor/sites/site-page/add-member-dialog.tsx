import { Alert, Button, Group, Select, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { SiteMember } from '@schemas/site/entities/site'
import { useT } from '@kit/t'
import { useCallMutation } from '@kit/use-call'
import { Dialog } from '../../ui/dialog'
import { useWrongField } from '../../ui/use-wrong-field'
import { adminProblems } from '../new-site/admin-step'
import { PasswordDialog } from '../parts/password-dialog'
import { siteCalls } from '../site-calls'
import styles from '../sites.module.css'
import { memberRoles, roleNames } from './member-roles'

const messages = {
  title: { en: 'Add member', th: 'เพิ่มสมาชิก' },
  made: { en: 'Account created', th: 'สร้างบัญชีแล้ว' },
  email: { en: 'Email', th: 'อีเมล' },
  first: { en: 'First name', th: 'ชื่อ' },
  last: { en: 'Last name', th: 'นามสกุล' },
  role: { en: 'Role', th: 'บทบาท' },
  roleHelp: {
    en: 'Managers edit and publish pages; admins also manage themes, custom HTML and the activity log.',
    th: 'ผู้จัดการแก้ไขและเผยแพร่หน้าได้ ผู้ดูแลระบบจัดการธีม HTML และบันทึกการเปลี่ยนแปลงได้ด้วย',
  },
  cancel: { en: 'Cancel', th: 'ยกเลิก' },
}

/** Creates an account for a person on the site, and shows the initial password. */
export function AddMemberDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT()
  const [person, setPerson] = useState({ email: '', firstname: '', lastname: '', role: 'user' as SiteMember['role'] })
  const [isTried, setTried] = useState(false)
  const add = useCallMutation(siteCalls.addMember, {
    refresh: [siteCalls.members, siteCalls.open, siteCalls.list, siteCalls.audit],
  })
  const wrong = adminProblems(person)['admin.email']
  const [form, showWrong] = useWrongField(add.error)
  const set = (changed: Partial<typeof person>) => {
    setPerson({ ...person, ...changed })
    if (add.error) add.reset()
  }
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrong) showWrong()
    else if (!add.isPending) add.mutate({ id, ...person })
  }
  if (add.data)
    return (
      <PasswordDialog
        title={t(messages.made)}
        email={add.data.member.email}
        password={add.data.password}
        onClose={onClose}
      />
    )
  return (
    <Dialog title={t(messages.title)} onClose={onClose}>
      <form ref={form} onSubmit={submit} noValidate>
        <Stack gap="sm">
          <TextInput
            data-autofocus
            required
            type="email"
            autoComplete="off"
            label={t(messages.email)}
            maxLength={254}
            value={person.email}
            error={add.error?.fields.email ?? (isTried && wrong ? t(wrong) : undefined)}
            onChange={(event) => set({ email: event.currentTarget.value })}
          />
          <div className={styles.pair}>
            <TextInput
              label={t(messages.first)}
              autoComplete="off"
              maxLength={80}
              value={person.firstname}
              onChange={(event) => set({ firstname: event.currentTarget.value })}
            />
            <TextInput
              label={t(messages.last)}
              autoComplete="off"
              maxLength={80}
              value={person.lastname}
              onChange={(event) => set({ lastname: event.currentTarget.value })}
            />
          </div>
          <Select
            label={t(messages.role)}
            description={t(messages.roleHelp)}
            allowDeselect={false}
            value={person.role}
            data={memberRoles.map((role) => ({ value: role, label: t(roleNames[role]) }))}
            onChange={(role) => role && set({ role: role as SiteMember['role'] })}
          />
          {add.error && !add.error.fields.email && (
            <Alert color="red" role="alert">
              {add.error.message}
            </Alert>
          )}
          <Group justify="flex-end" mt="xs">
            <Button variant="default" onClick={onClose}>
              {t(messages.cancel)}
            </Button>
            <Button type="submit" loading={add.isPending}>
              {t(messages.title)}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
