import { expect, it } from 'vitest'
import { translate } from '../../t'
import { historyWords } from './history-words'

const words = (act: string, from?: string, to?: string) =>
  (['en', 'th'] as const).map((locale) =>
    historyWords({ at: '', act, by: null, ...(from ? { from } : {}), ...(to ? { to } : {}) }, (text, values) =>
      translate(text, locale, values),
    ),
  )

it('says what was done, not what could be done, and calls roots by their names', () => {
  expect(words('share', undefined, 'off')).toEqual(['Link switched off', 'ปิดลิงก์'])
  expect(words('share', undefined, 'revoked')[0]).toBe('Link revoked')
  expect(words('share', undefined, 'reset')[0]).toContain('made anew')
  expect(words('make', 'ภาพ.jpg')).toEqual(['Made of “ภาพ.jpg”', 'สร้างจาก “ภาพ.jpg”'])
  expect(words('make')[0]).toBe('Created')
  expect(words('share', undefined, 'on')).toEqual(['Shared by a link', 'แชร์ผ่านลิงก์'])
  expect(words('mode', 'private', 'public')[0]).toBe('Made public')
  expect(words('move', 'mine', 'Trip')).toEqual(['Moved from “My files” to “Trip”', 'ย้ายจาก “ไฟล์ของฉัน” ไปที่ “Trip”'])
  expect(words('rename', 'mine', 'yours')[0]).toBe('Renamed from “mine” to “yours”')
  expect(words('lost')[0]).not.toBe('lost')
  expect(words('an act to come')).toEqual(['an act to come', 'an act to come'])
})
