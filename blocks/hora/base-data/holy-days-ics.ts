import { calendarText, escapeText, formatDay, formatMoment } from '@kit/ics'

type HolyDay = { day: string; name: string; date: string }

/** Whole days as an iCalendar file (RFC 5545). `stamp` is when it was made. */
export function holyDaysIcs(name: string, days: readonly HolyDay[], stamp: Date): string {
  return calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sitewright//Hora//EN',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...days.flatMap(({ day, name: title, date }) => [
      'BEGIN:VEVENT',
      `UID:${day}-${date}@hora`,
      `DTSTAMP:${formatMoment(stamp.getTime())}`,
      `DTSTART;VALUE=DATE:${formatDay(date)}`,
      `DTEND;VALUE=DATE:${formatDay(date, 1)}`,
      `SUMMARY:${escapeText(title)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ])
}
