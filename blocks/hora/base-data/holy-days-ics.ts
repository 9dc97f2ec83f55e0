type HolyDay = { day: string; name: string; date: string }

const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`)

/** Whole days as an iCalendar file (RFC 5545). `stamp` is when it was made. */
export function holyDaysIcs(name: string, days: readonly HolyDay[], stamp: Date): string {
  const compact = (date: string) => date.replaceAll('-', '')
  const after = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
  const at = stamp.toISOString().replace(/[-:]|\.\d+/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sitewright//Hora//EN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...days.flatMap(({ day, name: title, date }) => [
      'BEGIN:VEVENT',
      `UID:${day}-${date}@hora`,
      `DTSTAMP:${at}`,
      `DTSTART;VALUE=DATE:${compact(date)}`,
      `DTEND;VALUE=DATE:${compact(after(date))}`,
      `SUMMARY:${escaped(title)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.join('\r\n')}\r\n`
}
