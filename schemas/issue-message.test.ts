import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fieldMessages } from './issue-message'

const input = z.strictObject({
  email: z.email(),
  name: z.string().check(z.minLength(2), z.maxLength(5)),
  count: z.int().check(z.minimum(1), z.maximum(9)),
  tags: z.array(z.string()).check(z.minLength(1)),
  role: z.enum(['user', 'admin']),
  code: z.string().check(z.regex(/^[A-Z]+$/)),
  place: z.object({ postcode: z.string().check(z.minLength(5)) }),
})
const right = {
  email: 'a@b.example',
  name: 'Malee',
  count: 3,
  tags: ['a'],
  role: 'user',
  code: 'A',
  place: { postcode: '10900' },
}
const messagesFor = (change: object, locale: 'en' | 'th' = 'en') => {
  const json = { ...right, ...change }
  const parsed = input.safeParse(json)
  return parsed.success ? {} : fieldMessages(parsed.error, json, locale)
}

it('accepts a right input', () => expect(messagesFor({})).toEqual({}))

it.each([
  [{ email: '' }, 'email', 'Please fill this in.', 'กรุณากรอกข้อมูลนี้'],
  [
    { email: 'a@' },
    'email',
    'Enter a valid email, such as name@example.com.',
    'กรุณาตรวจอีเมลอีกครั้ง เช่น name@example.com',
  ],
  [{ name: undefined }, 'name', 'Please fill this in.', 'กรุณากรอกข้อมูลนี้'],
  [{ name: 'a' }, 'name', 'Use at least 2 characters.', 'ต้องมีอย่างน้อย 2 ตัวอักษร'],
  [{ name: 'abcdef' }, 'name', 'Use up to 5 characters.', 'ยาวได้ไม่เกิน 5 ตัวอักษร'],
  [{ count: '3' }, 'count', 'Please enter a number.', 'กรุณากรอกเป็นตัวเลข'],
  [{ count: 1.5 }, 'count', 'Please enter a whole number.', 'กรุณากรอกเป็นจำนวนเต็ม'],
  [{ count: 0 }, 'count', 'Enter 1 or more.', 'ต้องไม่น้อยกว่า 1'],
  [{ count: 10 }, 'count', 'Enter 9 or less.', 'ต้องไม่เกิน 9'],
  [{ tags: [] }, 'tags', 'Select at least 1.', 'เลือกอย่างน้อย 1 รายการ'],
  [{ role: '' }, 'role', 'Please select an option.', 'กรุณาเลือกหนึ่งข้อ'],
  [{ code: 'a1' }, 'code', 'The format isn’t valid.', 'รูปแบบไม่ถูกต้อง'],
  [{ place: { postcode: '1' } }, 'place.postcode', 'Use at least 5 characters.', 'ต้องมีอย่างน้อย 5 ตัวอักษร'],
  [{ more: 1 }, 'more', 'This field isn’t known here.', 'ไม่มีข้อมูลชื่อนี้'],
])('says what is wrong with %j', (change, field, en, th) => {
  expect(messagesFor(change)).toEqual({ [field]: en })
  expect(messagesFor(change, 'th')).toEqual({ [field]: th })
})
