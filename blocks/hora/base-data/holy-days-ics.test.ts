import { expect, it } from 'vitest'
import { holyDaysIcs } from './holy-days-ics'

it('writes a holy day as a whole day, up to the day after', () => {
  const text = holyDaysIcs('Days, 2026', [{ day: 'makha', name: 'Makha', date: '2026-02-28' }], new Date(0))
  expect(text).toContain('X-WR-CALNAME:Days\\, 2026\r\n')
  expect(text).toContain('DTSTAMP:19700101T000000Z\r\nDTSTART;VALUE=DATE:20260228\r\nDTEND;VALUE=DATE:20260301\r\n')
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
})
