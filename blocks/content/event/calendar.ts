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
/** `20261121`; `days` later. */
const date = (day: string, days = 0) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10).replaceAll('-', '')

/** A line break of any kind is one of the text's; other control characters no calendar may hold. */
const escaped = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** A line in pieces of at most 75 octets, none of which parts a character (RFC 5545, 3.1). */
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

/** When it ends, where that is known and not before it begins. */
const endOf = ({ from, until }: EventTime) =>
  until !== undefined && Date.parse(until) > Date.parse(from) ? until : undefined

/** What a calendar takes as one event (RFC 5545). Moments are in UTC, so that no rules of a time zone have to come along; whole days are days wherever they are read. */
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

/** The same for Google's calendar, which wants an end: an hour later where none is known. */
export function googleCalendarAddress({ name, text, place, address, time, timeZone }: CalendarEvent): string {
  const { first, last } = eventDays(time, timeZone)
  const dates = time.wholeDay
    ? `${date(first)}/${date(last, 1)}`
    : `${utc(time.from)}/${utc(endOf(time) ?? Date.parse(time.from) + 3_600_000)}`
  return `https://calendar.google.com/calendar/render?${new URLSearchParams({ action: 'TEMPLATE', text: name, dates, details: [text, address].filter(Boolean).join('\n\n').slice(0, 1000), location: place }).toString()}`
}
