import { SegmentedControl, Text, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { useSpace } from '@kit/boot'
import { useT } from '@kit/t'
import { useMoment } from '../ui/use-moment'
import { fromWallClock, toWallClock } from '../ui/zoned-moment'

const words = {
  when: { en: 'When', th: 'เมื่อไร' },
  now: { en: 'Now', th: 'ทันที' },
  later: { en: 'At a time', th: 'ตั้งเวลา' },
  time: { en: 'Date and time', th: 'วันและเวลา' },
  timeMissing: { en: 'Choose a time to come.', th: 'กรุณาเลือกเวลาในอนาคต' },
  timeHelp: { en: 'What is saved at this moment is published then, by itself.', th: 'สิ่งที่บันทึกไว้ ณ ตอนนี้จะถูกเผยแพร่เองเมื่อถึงเวลานั้น' },
}

const inAnHour = (timeZone: string) => toWallClock(new Date(Date.now() + 60 * 60 * 1000).toISOString(), timeZone)

export type WhenToPublish = { isLater: boolean; setLater: (isLater: boolean) => void; time: string; setTime: (time: string) => void; at: number | undefined; isPast: boolean; /** What the call is told: nothing for now. Undefined where the time is none to come, which is said then. */ asked: () => { at?: string } | undefined }

/** When something is to be published, as a person has chosen it by the site's clock. */
export function useWhen(isPlanned = false): WhenToPublish {
  const [isLater, setLater] = useState(isPlanned)
  const { timeZone } = useSpace()
  const [time, setTime] = useState(() => inAnHour(timeZone))
  const [isPast, setPast] = useState(false)
  const wanted = fromWallClock(time, timeZone)
  const at = wanted === undefined ? undefined : Date.parse(wanted)
  const asked = () => {
    if (!isLater) return {}
    if (at !== undefined && at > Date.now()) return { at: new Date(at).toISOString() }
    setPast(true)
    return undefined
  }
  return { isLater, setLater, time, setTime: (next) => (setTime(next), setPast(false)), at, isPast, asked }
}

/** Now, or at a time to come. */
export function ChooseTime({ when: { isLater, setLater, time, setTime, at, isPast }, error }: { when: WhenToPublish; /** What the gateway says of the time. */ error?: string | undefined }) {
  const t = useT()
  const moment = useMoment()
  const id = useId()
  return (
    <>
      <div>
        <Text size="sm" fw={500} mb={4} id={id}>
          {t(words.when)}
        </Text>
        <SegmentedControl
          size="xs"
          aria-labelledby={id}
          value={isLater ? 'later' : 'now'}
          onChange={(value) => setLater(value === 'later')}
          data={[
            { value: 'now', label: t(words.now) },
            { value: 'later', label: t(words.later) },
          ]}
        />
      </div>
      {isLater && (
        <TextInput
          type="datetime-local"
          label={t(words.time)}
          value={time}
          description={[at !== undefined && moment(new Date(at).toISOString()), t(words.timeHelp)].filter(Boolean).join(' · ')}
          error={error ?? (isPast ? t(words.timeMissing) : undefined)}
          onChange={(event) => setTime(event.currentTarget.value)}
        />
      )}
    </>
  )
}
