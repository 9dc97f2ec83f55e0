import type { SiteMember } from '@schemas/site/entities/site'
import { useT } from '@kit/t'
import { useCallMutation } from '@kit/use-call'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { PasswordDialog } from '../parts/password-dialog'
import { siteCalls } from '../site-calls'

const messages = {
  title: { en: 'Reset the password for {name}?', th: 'ออกรหัสผ่านใหม่ให้ {name} หรือไม่' },
  body: {
    en: 'The old password stops working, and {name} is signed out everywhere.',
    th: 'รหัสผ่านเดิมจะใช้ไม่ได้อีก และระบบจะนำ {name} ออกจากระบบทุกอุปกรณ์',
  },
  action: { en: 'Reset password', th: 'ออกรหัสผ่านใหม่' },
  done: { en: 'New password for {name}', th: 'รหัสผ่านใหม่ของ {name}' },
}

export function ResetPasswordDialog({
  id,
  member,
  name,
  onClose,
}: {
  id: string
  member: SiteMember
  name: string
  onClose: () => void
}) {
  const t = useT()
  const reset = useCallMutation(siteCalls.resetPassword, { refresh: [siteCalls.members, siteCalls.audit] })
  if (reset.data)
    return (
      <PasswordDialog
        title={t(messages.done, { name })}
        email={member.email}
        password={reset.data.password}
        onClose={onClose}
      />
    )
  return (
    <ConfirmDialog
      title={t(messages.title, { name })}
      action={t(messages.action)}
      isPending={reset.isPending}
      error={reset.error?.message}
      onConfirm={() => reset.mutate({ id, person: member.id })}
      onClose={onClose}
    >
      {t(messages.body, { name })}
    </ConfirmDialog>
  )
}
