import { expect, it } from 'vitest'
import { holyDaysIcs } from './holy-days-ics'
import { messages } from './messages'

it('writes a holy day as a whole day, up to the day after', () => {
  const text = holyDaysIcs('Days, 2026', [{ day: 'makha', name: 'Makha', date: '2026-02-28' }], new Date(0))
  expect(text).toContain('X-WR-CALNAME:Days\\, 2026\r\n')
  expect(text).toContain('DTSTAMP:19700101T000000Z\r\nDTSTART;VALUE=DATE:20260228\r\nDTEND;VALUE=DATE:20260301\r\n')
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

it('folds long Thai lines, and keeps line breaks within their text', () => {
  const calendar = messages.icsName.th.replace('{year}', '2569')
  const title = 'วันมาฆบูชา\nวันพระใหญ่ของเดือนมาฆะ ขึ้น 15 ค่ำ'
  const text = holyDaysIcs(calendar, [{ day: 'makha', name: title, date: '2026-02-28' }], new Date(0))
  const lines = text.split('\r\n')
  for (const line of lines) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/[\r\n]/)
  }
  const unfolded = text.replaceAll('\r\n ', '')
  expect(unfolded).toContain(`\r\nX-WR-CALNAME:${calendar}\r\n`)
  expect(unfolded).toContain(`\r\nSUMMARY:${title.replace('\n', '\\n')}\r\n`)
})
