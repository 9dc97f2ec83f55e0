import { Button, Text } from '@mantine/core'
import { IconAlertTriangle, IconCalendarTime } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { OutputOf } from '@schemas/call'
import { useT } from '@kit/t'
import { refreshCalls, useCall, useCallMutation } from '@kit/use-call'
import { useBuilder } from '../state/builder'
import { calls } from '../state/calls'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { useMoment } from '../ui/use-moment'
import { DocumentNames, type Named } from './document-names'
import styles from './history.module.css'

const messages = {
  title: { en: 'Scheduled', th: 'ตั้งเวลาไว้' },
  by: { en: 'scheduled by {name}', th: 'ตั้งโดย {name}' },
  stale: {
    en: 'Changed since: {names}. The version from when it was scheduled will be published.',
    th: 'มีการแก้ไขหลังตั้งเวลา: {names} จะเผยแพร่เวอร์ชันตอนตั้งเวลา',
  },
  leftOut: {
    en: 'Published or rolled back since, so left unchanged: {names}',
    th: 'มีการเผยแพร่หรือย้อนกลับหลังตั้งเวลา: {names} จะคงไว้ตามที่ผู้เยี่ยมชมเห็นอยู่ในตอนนั้น',
  },
  failed: {
    en: 'Couldn’t be published on time. Publish it again.',
    th: 'เผยแพร่ตามเวลาไม่สำเร็จ กรุณาเผยแพร่ใหม่',
  },
  take: { en: 'Remove schedule', th: 'ยกเลิกการตั้งเวลา' },
  keep: { en: 'Keep it', th: 'เก็บไว้' },
  remove: { en: 'Remove', th: 'นำออก' },
  ask: { en: 'Remove this schedule?', th: 'ยกเลิกการตั้งเวลานี้หรือไม่' },
  body: {
    en: 'Nothing will be published on {at}. Your drafts are kept, and you can schedule them again.',
    th: 'จะไม่มีการเผยแพร่เมื่อ {at} ฉบับร่างยังอยู่ครบและตั้งเวลาใหม่ได้',
  },
  done: { en: 'Schedule removed.', th: 'ยกเลิกการตั้งเวลาแล้ว' },
}
/** Polling interval (ms): a plan that has been carried out moves to the releases. */
const pollIntervalMs = 20_000

type Planned = OutputOf<typeof import('@schemas/editor/calls/editor/scheduled').call>['publications'][number]

/** Planned releases; each can be cancelled until its time. */
export function PlannedReleases() {
  const t = useT()
  const moment = useMoment()
  const query = useCall(calls.scheduled, {}, { staleTime: 0, refetchInterval: pollIntervalMs })
  const [chosen, setChosen] = useState<Planned>()
  const planned = query.data?.publications ?? []
  const { data } = query
  const known = useRef<readonly string[]>([])
  useEffect(() => {
    if (!data) return
    const ids = data.publications.map(({ id }) => id)
    // A plan that disappeared was carried out, or cancelled elsewhere.
    if (known.current.some((id) => !ids.includes(id))) void refreshCalls(calls.releases, calls.pages)
    known.current = ids
  }, [data])
  if (planned.length === 0 && !chosen) return null
  return (
    <section aria-labelledby="planned-releases">
      <h3 id="planned-releases" className={styles.heading}>
        {t(messages.title)}
      </h3>
      <ol className={styles.list}>
        {planned.map((each) => {
          const stale = each.documents.filter(({ isStale, isLeftOut }) => isStale && !isLeftOut)
          const leftOut = each.documents.filter(({ isLeftOut }) => isLeftOut)
          return (
            <li key={each.id} className={styles.entry}>
              <div className={styles.line}>
                <strong>
                  {each.status === 'failed' ? (
                    <IconAlertTriangle size={14} color="var(--ed-danger)" aria-hidden />
                  ) : (
                    <IconCalendarTime size={14} aria-hidden />
                  )}{' '}
                  {moment(each.at)}
                </strong>
                <Button variant="light" size="compact-xs" flex="none" onClick={() => setChosen(each)}>
                  {t(each.status === 'failed' ? messages.remove : messages.take)}
                </Button>
              </div>
              {each.by && (
                <Text size="xs" c="dimmed">
                  {t(messages.by, { name: each.by })}
                </Text>
              )}
              {each.note && <p className={styles.note}>{each.note}</p>}
              <Text size="xs">
                <DocumentNames of={each.documents} />
              </Text>
              {each.status === 'failed' && <p className={styles.warning}>{t(messages.failed)}</p>}
              {each.status === 'waiting' && stale.length > 0 && <StaleNote message={messages.stale} of={stale} />}
              {each.status === 'waiting' && leftOut.length > 0 && <StaleNote message={messages.leftOut} of={leftOut} />}
            </li>
          )
        })}
      </ol>
      {chosen && <CancelPlanDialog planned={chosen} onClose={() => setChosen(undefined)} />}
    </section>
  )
}

function StaleNote({ message, of }: { message: { en: string; th: string }; of: readonly Named[] }) {
  const t = useT()
  const [before, after] = t(message).split('{names}')
  return (
    <p className={styles.warning}>
      {before}
      <DocumentNames of={of} />
      {after}
    </p>
  )
}

function CancelPlanDialog({ planned, onClose }: { planned: Planned; onClose: () => void }) {
  const t = useT()
  const moment = useMoment()
  const { say: notify } = useBuilder()
  const take = useCallMutation(calls.unschedule, { refresh: [calls.scheduled, calls.releases] })
  const confirm = () =>
    take.mutate(
      { id: planned.id },
      {
        onSuccess: () => {
          notify(t(messages.done))
          onClose()
        },
      },
    )
  return (
    <ConfirmDialog
      title={t(messages.ask)}
      action={t(messages.take)}
      keep={t(messages.keep)}
      isPending={take.isPending}
      error={take.error?.message}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t(messages.body, { at: moment(planned.at) })}
    </ConfirmDialog>
  )
}
