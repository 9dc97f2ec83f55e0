import { Alert, Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useT } from '@kit/t'
import { Dialog } from './dialog'

const cancel = { en: 'Cancel', th: 'ยกเลิก' }

type Props = {
  title: string
  action: string
  /** Label of the cancel button, for actions that are themselves called cancelling something. */ keep?: string
  isDangerous?: boolean
  isPending: boolean
  error?: string | undefined
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/** Confirms an action with wide effect, and shows why it failed. */
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
