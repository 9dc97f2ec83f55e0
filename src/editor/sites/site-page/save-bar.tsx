import { Alert, Button, Group } from '@mantine/core'
import type { GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { queryClient, callKey } from '@kit/use-call'
import { siteCalls } from '../site-calls'

const words = {
  save: { en: 'Save', th: 'บันทึก' },
  discard: { en: 'Discard', th: 'ยกเลิกการแก้ไข' },
  reload: { en: 'Read it anew', th: 'โหลดข้อมูลใหม่' },
}

type Props = { isChanged: boolean; isPending: boolean; error: GatewayError | null; onDiscard: () => void }

/** Saves a form of a site's settings, and says why it was not saved. Whoever came too late reads what is there now. */
export function SaveBar({ isChanged, isPending, error, onDiscard }: Props) {
  const t = useT()
  const isStale = error?.status === 409 && error.details !== undefined
  return (
    <>
      {error && (
        <Alert color="red" role="alert">
          {error.message}
          {isStale && (
            <Button
              mt="xs"
              variant="light"
              onClick={() => {
                void queryClient().invalidateQueries({ queryKey: callKey(siteCalls.open) })
                onDiscard()
              }}
            >
              {t(words.reload)}
            </Button>
          )}
        </Alert>
      )}
      <Group mt="xs">
        <Button type="submit" loading={isPending} disabled={!isChanged}>
          {t(words.save)}
        </Button>
        {isChanged && (
          <Button variant="default" onClick={onDiscard} disabled={isPending}>
            {t(words.discard)}
          </Button>
        )}
      </Group>
    </>
  )
}
