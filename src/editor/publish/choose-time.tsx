import { SegmentedControl, Text, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { useSpace } from '@kit/boot'
import { useT } from '@kit/t'
import { buddhistYearOffset } from '@schemas/constants'
import { readYear } from '../ui/read-year'
import { useMoment } from '../ui/use-moment'
import { fromWallClock, toWallClock } from '../ui/zoned-moment'

const messages = {
  when: { en: 'When', th: 'เมื่อไร' },
  now: { en: 'Now', th: 'ทันที' },
  later: { en: 'Later', th: 'ตั้งเวลา' },
  time: { en: 'Date and time', th: 'วันและเวลา' },
  missing: { en: 'Enter the date and time.', th: 'กรุณากรอกวันและเวลาให้ครบ' },
  past: { en: 'This time has passed. Choose a time in the future.', th: 'เวลานี้ผ่านไปแล้ว กรุณาเลือกเวลาในอนาคต' },
  buddhist: {
    en: '{typed} is read as a Buddhist Era year: {year}',
    th: 'อ่านปี {typed} เป็น พ.ศ. ตรงกับ ค.ศ. {year}',
  },
  clock: { en: 'in the site’s time zone, {zone}', th: 'ตามเวลาของเว็บไซต์ {zone}' },
  timeHelp: {
    en: 'What is saved now will be published automatically at that time.',
    th: 'เมื่อถึงเวลา ระบบจะเผยแพร่เวอร์ชันที่บันทึกไว้ตอนนี้โดยอัตโนมัติ',
  },
}

const inAnHour = (timeZone: string) => toWallClock(new Date(Date.now() + 60 * 60 * 1000).toISOString(), timeZone)

/** A person in another time zone sees whose clock applies. */
const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

export type WhenToPublish = {
  isLater: boolean
  setLater: (isLater: boolean) => void
  time: string
  setTime: (time: string) => void
  at: number | undefined
  /** What is wrong with the time. */ problem: 'missing' | 'past' | undefined
  /** The time has passed, so nothing can be published; reported while typing. */ isPast: boolean
  /** The Buddhist-era year that was typed. */ buddhistYear: number | undefined
  /** The call's input, without `at` for now. Undefined if the time is not in the future; that error is shown then. */ toInput: () =>
    | { at?: string }
    | undefined
}

/** State of the publication time, chosen by the site's clock. */
export function useWhen(isPlanned = false): WhenToPublish {
  const [isLater, setLater] = useState(isPlanned)
  const { timeZone } = useSpace()
  const [time, setTime] = useState(() => inAnHour(timeZone))
  const [problem, setProblem] = useState<'missing' | 'past'>()
  const [isPast, setPast] = useState(false)
  const read = readYear(time)
  const momentOf = (typed: string) => {
    const wanted = fromWallClock(typed, timeZone)
    return wanted === undefined ? undefined : Date.parse(wanted)
  }
  const at = momentOf(read.time)
  const judge = (moment: number | undefined) =>
    moment === undefined ? 'missing' : moment > Date.now() ? undefined : 'past'
  const change = (next: string) => {
    setTime(next)
    setProblem(undefined)
    setPast(judge(momentOf(readYear(next).time)) === 'past')
  }
  const toInput = () => {
    if (!isLater) return {}
    const wrong = judge(at)
    setProblem(wrong)
    return at === undefined || wrong ? undefined : { at: new Date(at).toISOString() }
  }
  return { isLater, setLater, time, setTime: change, at, problem, isPast, buddhistYear: read.typed, toInput }
}

/** Choice between now and a future time. */
export function ChooseTime({
  when: { isLater, setLater, time, setTime, at, problem, isPast, buddhistYear },
  error,
  help,
}: {
  when: WhenToPublish
  /** Effect of the time, where it is not publication. */ help?: string
  /** The gateway's error about the time. */ error?: string | undefined
}) {
  const t = useT()
  const moment = useMoment()
  const { timeZone } = useSpace()
  const id = useId()
  return (
    <>
      <div>
        <Text size="sm" fw={500} mb={4} id={id}>
          {t(messages.when)}
        </Text>
        <SegmentedControl
          size="xs"
          aria-labelledby={id}
          value={isLater ? 'later' : 'now'}
          onChange={(value) => setLater(value === 'later')}
          data={[
            { value: 'now', label: t(messages.now) },
            { value: 'later', label: t(messages.later) },
          ]}
        />
      </div>
      {isLater && (
        <TextInput
          type="datetime-local"
          label={t(messages.time)}
          value={time}
          description={[
            at !== undefined && moment(new Date(at).toISOString()),
            timeZone !== ownZone() && t(messages.clock, { zone: timeZone }),
            buddhistYear !== undefined &&
              t(messages.buddhist, { typed: buddhistYear, year: buddhistYear - buddhistYearOffset }),
            isPast ? problem !== 'past' && t(messages.past) : (help ?? t(messages.timeHelp)),
          ]
            .filter(Boolean)
            .join(' · ')}
          error={problem ? t(messages[problem]) : error}
          onChange={(event) => setTime(event.currentTarget.value)}
        />
      )}
    </>
  )
}
