import { Button, Group, Stack } from '@mantine/core'
import { useT } from '@kit/t'
import { Dialog } from '../../ui/dialog'
import { PasswordNote } from './password-note'

const messages = { close: { en: 'Close', th: 'ปิด' } }

/** Shows a password that was created a moment ago, until it is closed. */
export function PasswordDialog({
  title,
  email,
  password,
  onClose,
}: {
  title: string
  email: string
  password: string
  onClose: () => void
}) {
  const t = useT()
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack>
        <PasswordNote email={email} password={password} />
        <Group justify="flex-end">
          <Button data-autofocus onClick={onClose}>
            {t(messages.close)}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
