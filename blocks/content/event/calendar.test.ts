import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CalendarEvent, calendarFile, googleCalendarAddress } from './calendar'

const now = Date.parse('2026-11-01T00:00:00Z')
const event: CalendarEvent = {
  uid: 'b1@example.org',
  name: 'Tea, cake; and \\ more',
  text: 'One\r\nTwo',
  place: 'บ้านชา, กรุงเทพฯ',
  address: 'https://example.org/tea',
  time: { from: '2026-11-21T18:30:00+07:00', until: '2026-11-21T20:00:00+07:00', wholeDay: false },
  timeZone: 'Asia/Bangkok',
}

/** Parses a calendar per RFC 5545: unfolds lines, splits names from values, reverses the escapes. */
function parse(file: string): Record<string, string> {
  const lines = file
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean)
  return Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')),
      line
        .slice(line.indexOf(':') + 1)
        .replace(/\\([\\;,nN])/g, (_all, letter: string) => (letter.toLowerCase() === 'n' ? '\n' : letter)),
    ]),
  )
}

describe('calendar file', () => {
  it('contains one event in UTC with escaped text', () => {
    const file = calendarFile(event, now)
    expect(file).toContain('SUMMARY:Tea\\, cake\\; and \\\\ more\r\n')
    expect(file).toContain('DESCRIPTION:One\\nTwo\r\n')
    expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true)
    expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true)
    expect(parse(file)).toMatchObject({
      UID: event.uid,
      DTSTAMP: '20261101T000000Z',
      DTSTART: '20261121T113000Z',
      DTEND: '20261121T130000Z',
      LOCATION: event.place,
      URL: event.address,
    })
  })

  it("contains whole days in the site's calendar, up to the day after the last", () => {
    const time = { from: '2026-11-20T17:00:00Z', until: '2026-11-22T16:59:00Z', wholeDay: true }
    expect(parse(calendarFile({ ...event, time }, now))).toMatchObject({
      'DTSTART;VALUE=DATE': '20261121',
      'DTEND;VALUE=DATE': '20261123',
    })
    expect(
      parse(calendarFile({ ...event, time: { from: '2026-12-31T00:00:00+07:00', wholeDay: true } }, now)),
    ).toMatchObject({ 'DTSTART;VALUE=DATE': '20261231', 'DTEND;VALUE=DATE': '20270101' })
  })

  it('omits an unknown end', () => {
    expect(calendarFile({ ...event, time: { from: event.time.from, wholeDay: false } }, now)).not.toContain('DTEND')
  })

  it('round-trips any text, in lines of at most 75 octets that split no character', () => {
    const textArbitrary = fc.string({
      unit: fc.oneof(
        fc.constantFrom('\\', ';', ',', '\n', 'ที่', 'น้ำ', '👩‍🍳', 'a', ':', ' '),
        fc.string({ unit: 'binary', maxLength: 2 }),
      ),
      maxLength: 200,
    })
    fc.assert(
      fc.property(textArbitrary, textArbitrary, (name, text) => {
        const file = calendarFile({ ...event, name, text }, now)
        for (const line of file.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
          expect(line).not.toMatch(/[\r\n]/)
        }
        const normalised = (source: string) => source.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' ')
        const read = parse(file)
        expect(read.SUMMARY).toBe(normalised(name))
        expect(read.DESCRIPTION ?? '').toBe(normalised(text))
        expect(file.match(/BEGIN:VEVENT/g)?.length).toBe(1 + (`${name}${text}`.match(/BEGIN:VEVENT/g)?.length ?? 0))
      }),
    )
  })
})

it('gives Google Calendar the same event, with one hour where the end is unknown', () => {
  const query = new URL(googleCalendarAddress(event)).searchParams
  expect(Object.fromEntries(query)).toMatchObject({
    action: 'TEMPLATE',
    text: event.name,
    dates: '20261121T113000Z/20261121T130000Z',
    location: event.place,
  })
  expect(
    new URL(googleCalendarAddress({ ...event, time: { from: event.time.from, wholeDay: false } })).searchParams.get(
      'dates',
    ),
  ).toBe('20261121T113000Z/20261121T123000Z')
})
