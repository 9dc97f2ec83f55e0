import { eventDays, type EventTime } from './event-time'

export type CalendarEvent = {
  uid: string
  name: string
  text: string
  place: string
  address: string
  time: EventTime
  timeZone: string
}

const maxOctets = 75
const dayMs = 86_400_000

/** `20261121T113000Z` */
const utc = (moment: string | number) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '')
/** `20261121`, `days` later. */
const date = (day: string, days = 0) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10).replaceAll('-', '')

/** Line breaks of any kind belong to the text; other control characters are not allowed in a calendar. */
const escaped = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** Folds a line into pieces of at most 75 octets without splitting a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let [made, remaining] = ['', maxOctets]
  for (const letter of line) {
    const octets = encoder.encode(letter).length
    if (octets > remaining) {
      made += '\r\n '
      remaining = maxOctets - 1
    }
    made += letter
    remaining -= octets
  }
  return made
}

/** The end, where it is known and not before the start. */
const endOf = ({ from, until }: EventTime) =>
  until !== undefined && Date.parse(until) > Date.parse(from) ? until : undefined

/**
 * An iCalendar file with one event (RFC 5545). Moments are in UTC, so that no time zone rules are needed; whole days
 * are dates in any zone.
 */
export function calendarFile({ uid, name, text, place, address, time, timeZone }: CalendarEvent, now: number): string {
  const { first, last } = eventDays(time, timeZone)
  const end = endOf(time)
  const when = time.wholeDay
    ? [`DTSTART;VALUE=DATE:${date(first)}`, `DTEND;VALUE=DATE:${date(last, 1)}`]
    : [`DTSTART:${utc(time.from)}`, ...(end === undefined ? [] : [`DTEND:${utc(end)}`])]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sitewright//Event//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(now)}`,
    ...when,
    `SUMMARY:${escaped(name)}`,
    ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(address ? [`URL:${address}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** The same for Google Calendar, which requires an end: one hour after the start when unknown. */
export function googleCalendarAddress({ name, text, place, address, time, timeZone }: CalendarEvent): string {
  const { first, last } = eventDays(time, timeZone)
  const dates = time.wholeDay
    ? `${date(first)}/${date(last, 1)}`
    : `${utc(time.from)}/${utc(endOf(time) ?? Date.parse(time.from) + 3_600_000)}`
  return `https://calendar.google.com/calendar/render?${new URLSearchParams({ action: 'TEMPLATE', text: name, dates, details: [text, address].filter(Boolean).join('\n\n').slice(0, 1000), location: place }).toString()}`
}
