import { expect, it } from 'vitest'
import { errorText } from './errors'

it('translates gateway messages into Thai with their values, and leaves others unchanged', () => {
  expect(errorText('No token found', 'th')).toBe('ไม่พบโทเค็น')
  expect(errorText('File "a (1).pdf" deleted successfully.', 'th')).toBe('ลบไฟล์ “a (1).pdf” แล้ว')
  expect(errorText('Created new folder: {x} under Root', 'th')).toBe('สร้างโฟลเดอร์ {x} ใน Root แล้ว')
  expect(errorText('Page not found: /a?b=1', 'th')).toBe('ไม่พบหน้า: /a?b=1')
  expect(errorText('Something of its own', 'th')).toBe('Something of its own')
  expect(errorText('No token found', 'en')).toBe('No token found')
})
