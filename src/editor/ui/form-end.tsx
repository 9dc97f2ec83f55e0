import { Alert, Button, Group } from '@mantine/core'
import { useT } from '@kit/t'

const cancel = { en: 'Cancel', th: 'ยกเลิก' }

type Props = {
  action: string
  isPending: boolean
  /** There is nothing to do it with yet. */ isDisabled?: boolean
  /** Enter does it, as soon as the dialog is there. */ isFirst?: boolean
  /** Why it was not done, where no field says so. */ error?: string | undefined
  onClose: () => void
}

/** The end of a form in a dialog: what went wrong, a way out, and the deed. */
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
