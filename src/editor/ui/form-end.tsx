import { Alert, Button, Group } from '@mantine/core'
import { useT } from '@kit/t'

const cancel = { en: 'Cancel', th: 'ยกเลิก' }

type Props = {
  action: string
  isPending: boolean
  /** Nothing to submit yet. */ isDisabled?: boolean
  /** Submits with Enter as soon as the dialog is open. */ isFirst?: boolean
  /** Error that belongs to no field. */ error?: string | undefined
  onClose: () => void
}

/** Footer of a form in a dialog: error, cancel and submit. */
export function FormEnd({ action, isPending, isDisabled, isFirst, error, onClose }: Props) {
  const t = useT()
  return (
    <>
      {error && (
        <Alert color="red" role="alert">
          {error}
        </Alert>
      )}
      <Group justify="flex-end" mt="xs">
        <Button variant="default" onClick={onClose}>
          {t(cancel)}
        </Button>
        <Button type="submit" data-autofocus={isFirst || undefined} loading={isPending} disabled={isDisabled}>
          {action}
        </Button>
      </Group>
    </>
  )
}
