import { expect, it } from 'vitest'
import { translate } from '@kit/t'
import { historyText } from './history-text'

const text = (act: string, from?: string, to?: string) =>
  (['en', 'th'] as const).map((locale) =>
    historyText({ at: '', act, by: null, ...(from ? { from } : {}), ...(to ? { to } : {}) }, (message, values) =>
      translate(message, locale, values),
    ),
  )

it('says what was done, not what could be done, and calls roots by their names', () => {
  expect(text('share', undefined, 'off')).toEqual(['Link turned off', 'ปิดลิงก์'])
  expect(text('share', undefined, 'revoked')[0]).toBe('Link revoked')
  expect(text('share', undefined, 'reset')[0]).toContain('Link replaced')
  expect(text('make', 'ภาพ.jpg')).toEqual(['Created from “ภาพ.jpg”', 'สร้างจาก “ภาพ.jpg”'])
  expect(text('make')[0]).toBe('Created')
  expect(text('share', undefined, 'on')).toEqual(['Shared with a link', 'แชร์ผ่านลิงก์'])
  expect(text('mode', 'private', 'public')[0]).toBe('Made public')
  expect(text('move', 'mine', 'Trip')).toEqual(['Moved from “My files” to “Trip”', 'ย้ายจาก “ไฟล์ของฉัน” ไปที่ “Trip”'])
  expect(text('rename', 'mine', 'yours')[0]).toBe('Renamed from “mine” to “yours”')
  expect(text('lost')[0]).not.toBe('lost')
  expect(text('an act to come')).toEqual(['an act to come', 'an act to come'])
})
