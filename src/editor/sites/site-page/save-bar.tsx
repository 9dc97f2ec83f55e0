import { Alert, Button, Group } from '@mantine/core'
import type { GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { refreshCalls } from '@kit/use-call'
import { SignInLink } from '../../ui/sign-in-link'
import { siteCalls } from '../site-calls'

const messages = {
  save: { en: 'Save', th: 'บันทึก' },
  discard: { en: 'Discard', th: 'ยกเลิกการแก้ไข' },
  theirs: { en: 'Use saved version', th: 'ใช้ข้อมูลที่บันทึกไว้แล้ว' },
  overtaken: {
    en: 'Someone saved changes here in the meantime. If you save, yours replace them.',
    th: 'มีการบันทึกข้อมูลที่นี่ระหว่างที่คุณแก้ไข หากบันทึก การแก้ไขของคุณจะแทนที่ข้อมูลนั้น',
  },
}

type Props = {
  form: { isChanged: boolean; isOvertaken: boolean; discard: () => void }
  /** The call that saves the form. */
  call: { isPending: boolean; error: GatewayError | null; reset: () => void }
}

/** Saves a form of site settings and shows why saving failed. After a conflict it offers to load the current values. */
export function SaveBar({ form, call: { isPending, error, reset } }: Props) {
  const t = useT()
  const discard = () => {
    form.discard()
    reset()
  }
  const isStale = (error?.status === 409 && error.details !== undefined) || (form.isOvertaken && !error && !isPending)
  return (
    <>
      {(error || isStale) && (
        <Alert color={error ? 'red' : 'yellow'} role="alert">
          {error?.message ?? t(messages.overtaken)} {error?.status === 401 && <SignInLink />}
          {isStale && (
            <Button
              mt="xs"
              variant="light"
              onClick={() => {
                void refreshCalls(siteCalls.open)
                discard()
              }}
            >
              {t(messages.theirs)}
            </Button>
          )}
        </Alert>
      )}
      <Group mt="xs">
        <Button type="submit" loading={isPending} disabled={!form.isChanged}>
          {t(messages.save)}
        </Button>
        {form.isChanged && (
          <Button variant="default" onClick={discard} disabled={isPending}>
            {t(messages.discard)}
          </Button>
        )}
      </Group>
    </>
  )
}
