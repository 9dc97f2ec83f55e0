import { Button, Group, Stack } from '@mantine/core'
import type { SiteMember } from '@schemas/entities/site'
import { useT } from '@kit/t'
import { useCallMutation } from '@kit/use-call'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Dialog } from '../../ui/dialog'
import { PasswordNote } from '../parts/password-note'
import { siteCalls } from '../site-calls'

const words = {
  title: { en: 'A new password for {name}?', th: 'ออกรหัสผ่านใหม่ให้ {name} หรือไม่' },
  body: { en: 'The old one stops working, and {name} is signed out everywhere.', th: 'รหัสผ่านเดิมจะใช้ไม่ได้อีก และ {name} จะถูกออกจากระบบทุกอุปกรณ์' },
  action: { en: 'Make a new password', th: 'ออกรหัสผ่านใหม่' },
  done: { en: 'New password of {name}', th: 'รหัสผ่านใหม่ของ {name}' },
  close: { en: 'Close', th: 'ปิด' },
}

export function ResetPasswordDialog({ id, member, name, onClose }: { id: string; member: SiteMember; name: string; onClose: () => void }) {
  const t = useT()
  const reset = useCallMutation(siteCalls.resetPassword, { refresh: [siteCalls.members, siteCalls.audit] })
  if (reset.data) {
    return (
      <Dialog title={t(words.done, { name })} onClose={onClose}>
        <Stack>
          <PasswordNote email={member.email} password={reset.data.password} />
          <Group justify="flex-end">
            <Button data-autofocus onClick={onClose}>
              {t(words.close)}
            </Button>
          </Group>
        </Stack>
      </Dialog>
    )
  }
  return (
    <ConfirmDialog title={t(words.title, { name })} action={t(words.action)} isPending={reset.isPending} error={reset.error?.message} onConfirm={() => reset.mutate({ id, person: member.id })} onClose={onClose}>
      {t(words.body, { name })}
    </ConfirmDialog>
  )
}
