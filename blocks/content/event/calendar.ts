import { calendarText, escapeText, formatDay, formatMoment } from '@kit/ics'
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
    ? [`DTSTART;VALUE=DATE:${formatDay(first)}`, `DTEND;VALUE=DATE:${formatDay(last, 1)}`]
    : [`DTSTART:${formatMoment(time.from)}`, ...(end === undefined ? [] : [`DTEND:${formatMoment(end)}`])]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sitewright//Event//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${formatMoment(now)}`,
    ...when,
    `SUMMARY:${escapeText(name)}`,
    ...(text ? [`DESCRIPTION:${escapeText(text)}`] : []),
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    ...(address ? [`URL:${address}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return calendarText(lines)
}

/** The same for Google Calendar, which requires an end: one hour after the start when unknown. */
export function googleCalendarAddress({ name, text, place, address, time, timeZone }: CalendarEvent): string {
  const { first, last } = eventDays(time, timeZone)
  const dates = time.wholeDay
    ? `${formatDay(first)}/${formatDay(last, 1)}`
    : `${formatMoment(time.from)}/${formatMoment(endOf(time) ?? Date.parse(time.from) + 3_600_000)}`
  return `https://calendar.google.com/calendar/render?${new URLSearchParams({ action: 'TEMPLATE', text: name, dates, details: [text, address].filter(Boolean).join('\n\n').slice(0, 1000), location: place }).toString()}`
}
