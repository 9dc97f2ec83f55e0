import { Text } from '@mantine/core'
import { themeKey } from '@schemas/editor/entities/release'
import { useT } from '@kit/t'
import { refreshCalls, useCall, useCallMutation } from '@kit/use-call'
import { reloadFrames } from '../canvas/seen-boot'
import { useBuilder } from '../state/builder'
import { calls } from '../state/calls'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { useMoment } from '../ui/use-moment'
import { RolledBackNames } from './rolled-back-names'

const messages = {
  back: { en: 'Roll back the site', th: 'ย้อนทั้งเว็บไซต์' },
  ask: { en: 'Roll back the site to no. {no}?', th: 'ย้อนทั้งเว็บไซต์กลับไปครั้งที่ {no} หรือไม่' },
  body: {
    en: 'Visitors will see all pages as published on {at}. To bring back one page alone, use the history of that page. Drafts are not affected, and you can roll forward again in one step.',
    th: 'ผู้เยี่ยมชมจะเห็นทุกหน้าตามที่เผยแพร่เมื่อ {at} หากต้องการนำกลับเพียงหน้าเดียว ให้ใช้ประวัติของหน้านั้น ฉบับร่างยังอยู่ครบ และย้อนกลับมาครั้งปัจจุบันได้ในขั้นตอนเดียวเช่นกัน',
  },
  reading: { en: 'Checking what changes…', th: 'กำลังดูว่าอะไรจะเปลี่ยน…' },
  done: { en: 'Site rolled back to no. {no}.', th: 'ย้อนทั้งเว็บไซต์กลับไปครั้งที่ {no} แล้ว' },
}

type Props = {
  release: { no: number; at: string }
  /** Called if the theme that visitors see changed. */ onOtherTheme: (no: number) => void
  onClose: () => void
}

/**
 * Confirms a rollback and says what visitors lose by it. The confirmed preview is what is applied: after another
 * release it is read again.
 */
export function RollbackDialog({ release: { no, at }, onOtherTheme, onClose }: Props) {
  const t = useT()
  const moment = useMoment()
  const { say: notify } = useBuilder()
  const changes = useCall(calls.rollbackChanges, { no }, { staleTime: 0 })
  const rollback = useCallMutation(calls.rollback, { refresh: [calls.releases, calls.pages], done: reloadFrames })
  const { data } = changes
  const isReading = changes.isFetching
  const confirm = () => {
    if (!data || isReading) return void changes.refetch()
    rollback.mutate(
      { no, seen: data.live },
      {
        onSuccess: ({ keys }) => {
          if (keys.includes(themeKey)) onOtherTheme(no)
          else notify(t(messages.done, { no }))
          onClose()
        },
        onError: ({ status }) => status === 409 && void refreshCalls(calls.rollbackChanges, calls.releases),
      },
    )
  }
  return (
    <ConfirmDialog
      title={t(messages.ask, { no })}
      action={t(messages.back, { no })}
      isPending={rollback.isPending || isReading}
      error={rollback.error?.message ?? (isReading ? undefined : changes.error?.message)}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t(messages.body, { at: moment(at) })}
      {data ? (
        <RolledBackNames documents={data.documents} />
      ) : (
        isReading && (
          <Text size="sm" mt="xs" c="dimmed" role="status">
            {t(messages.reading)}
          </Text>
        )
      )}
    </ConfirmDialog>
  )
}
