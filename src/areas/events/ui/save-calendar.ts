import type { ShownSession } from '@schemas/events/entities/event'
import { saveBlob } from '@kit/download-file'
import { calendarText, escapeText, formatMoment } from '@kit/ics'

type Shown = {
  slug: string
  title: string
  sessions: readonly ShownSession[]
  venue?: { name: string; address: string } | undefined
}

/** Saves the sessions of an event for the device’s calendar. */
export function saveCalendar({ slug, title, sessions, venue }: Shown): void {
  const place = venue ? [venue.name, venue.address].filter(Boolean).join(', ') : ''
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sitewright//Events//EN',
    ...sessions.flatMap((session) => [
      'BEGIN:VEVENT',
      `UID:${slug}-${session.id}@${location.hostname}`,
      `DTSTAMP:${formatMoment(Date.now())}`,
      `DTSTART:${formatMoment(session.from)}`,
      `DTEND:${formatMoment(session.until)}`,
      `SUMMARY:${escapeText(sessions.length > 1 && session.title ? `${title}: ${session.title}` : title)}`,
      ...(place === '' ? [] : [`LOCATION:${escapeText(place)}`]),
      `URL:${location.origin}/event/${encodeURIComponent(slug)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  saveBlob(new Blob([calendarText(lines)], { type: 'text/calendar' }), `${slug}.ics`)
}
