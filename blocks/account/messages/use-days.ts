import { useBoot, useLocale, useTimeZone } from '@kit/boot'
import { formatDate, formatTime } from '@kit/format'
import { useAfterMount } from '@kit/mounted'

/** Days and times in the reader's time zone. "Today" changes while the page stays open past midnight. */
export function useDays() {
  const locale = useLocale()
  const timeZone = useTimeZone()
  const { now } = useBoot()
  const dayOf = (at: string | Date) => formatDate(at, locale, { timeZone, style: 'long' })
  // On the server and during hydration, the day that both know.
  const today = useAfterMount(() => dayOf(new Date())) ?? (now ? dayOf(now) : undefined)
  return {
    dayOf,
    isToday: (at: string) => dayOf(at) === today,
    timeOf: (at: string) => formatTime(at, locale, { timeZone }),
    shortDayOf: (at: string) => formatDate(at, locale, { timeZone, style: 'day-month' }),
  }
}
