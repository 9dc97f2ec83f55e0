import { useEffect, useState } from 'react'
import type { ClockTime } from './opening'

/**
 * Current moment on the clock of `timeZone`, updated every half minute; undefined on the server and before hydration.
 */
export function useClock(timeZone: string): ClockTime | undefined {
  const [time, setTime] = useState<ClockTime>()
  useEffect(() => {
    const read = () => setTime(clockIn(timeZone, new Date()))
    read()
    const timer = setInterval(read, 30_000)
    return () => clearInterval(timer)
  }, [timeZone])
  return time
}

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

function clockIn(timeZone: string, moment: Date): ClockTime {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''
  return {
    day: Math.max(0, days.indexOf(part('weekday'))),
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  }
}
