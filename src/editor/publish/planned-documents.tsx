import { Alert, Button } from '@mantine/core'
import { IconCalendarTime } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { OutputOf } from '@schemas/call'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { calls } from '../state/calls'
import { openLeft, setUi } from '../state/ui-store'
import { useMoment } from '../ui/use-moment'
import styles from './publish.module.css'

const messages = {
  at: { en: 'Scheduled for {at}', th: 'ตั้งเวลาเผยแพร่ไว้ {at}' },
  atBy: { en: 'Scheduled for {at} by {name}', th: 'ตั้งเวลาเผยแพร่ไว้ {at} โดย {name}' },
  changed: {
    en: 'changed since: the scheduled version will be published',
    th: 'มีการแก้ไขหลังจากนั้น: ถึงเวลาจะเผยแพร่เวอร์ชันที่บันทึกไว้ตอนตั้งเวลา',
  },
  show: { en: 'View scheduled', th: 'ดูรายการที่ตั้งเวลาไว้' },
}

type Plan = OutputOf<typeof import('@schemas/editor/calls/editor/scheduled').call>['publications'][number]

/**
 * When each document is scheduled for publication, soonest first, as text. Documents that a plan will leave out do not
 * count.
 */
export function usePlanned(): (key: string) => string[] {
  const t = useT()
  const moment = useMoment()
  const plans = useCall(calls.scheduled, {}).data?.publications ?? []
  const describePlan = ({ at, by, documents }: Plan, key: string) => {
    const when = by ? t(messages.atBy, { at: moment(at), name: by }) : t(messages.at, { at: moment(at) })
    return documents.some((each) => each.key === key && each.isStale) ? `${when} (${t(messages.changed)})` : when
  }
  return (key) =>
    plans
      .filter(
        ({ status, documents }) =>
          status === 'waiting' && documents.some((each) => each.key === key && !each.isLeftOut),
      )
      .map((plan) => describePlan(plan, key))
}

/** Keys of all documents scheduled for publication. */
export function usePlannedKeys(): ReadonlySet<string> {
  const { data } = useCall(calls.scheduled, {})
  return useMemo(
    () =>
      new Set(
        (data?.publications ?? []).flatMap(({ status, documents }) =>
          status === 'waiting' ? documents.flatMap((each) => (each.isLeftOut ? [] : [each.key])) : [],
        ),
      ),
    [data],
  )
}

type Props = {
  /** The documents selected for publication. */ chosen: readonly { key: string; title: string }[]
  onLeave: () => void
}

/** Says that selected documents are already scheduled, with a link to the plan. */
export function PlannedNote({ chosen, onLeave }: Props) {
  const t = useT()
  const planned = usePlanned()
  const lines = chosen.flatMap(({ key, title }) => planned(key).map((planText) => ({ key, title, said: planText })))
  if (lines.length === 0) return null
  const show = () => {
    openLeft('history')
    setUi({ historyOf: 'site' })
    onLeave()
  }
  return (
    <Alert color="blue" icon={<IconCalendarTime size={18} aria-hidden />} role="status">
      <ul className={styles.plans}>
        {lines.map(({ key, title, said: planText }) => (
          <li key={`${key} ${planText}`}>
            <strong>{title}: </strong>
            {planText}
          </li>
        ))}
      </ul>
      <Button variant="subtle" size="compact-xs" onClick={show}>
        {t(messages.show)}
      </Button>
    </Alert>
  )
}
