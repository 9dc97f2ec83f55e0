import { Alert, Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useT } from '@kit/t'
import { Dialog } from './dialog'

const cancel = { en: 'Cancel', th: 'ยกเลิก' }

type Props = {
  title: string
  action: string
  /** Leaves everything as it is; where the deed is itself called to cancel something, the usual word could mean either. */ keep?: string
  isDangerous?: boolean
  isPending: boolean
  error?: string | undefined
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks before something that many will see, and says why it was not done. */
export function ConfirmDialog({
  title,
  action,
  keep,
  isDangerous = false,
  isPending,
  error,
  onConfirm,
  onClose,
  children,
}: Props) {
  const t = useT()
  return (
    <Dialog onClose={onClose} title={title}>
      <Stack gap="md">
        <div>{children}</div>
        {error && (
          <Alert color="red" role="alert">
            {error}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {keep ?? t(cancel)}
          </Button>
          <Button data-autofocus color={isDangerous ? 'red.9' : 'accent'} loading={isPending} onClick={onConfirm}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
