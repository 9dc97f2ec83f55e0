import { expect, it } from 'vitest'
import { dialledNumber } from './phone-number'
import { plainDigits } from '../plain-digits'
import { isPhoneNumber } from './written-phone'

it.each([
  ['081-234-5678', '0812345678'],
  ['081 234 5678', '0812345678'],
  ['(02) 123-4567', '021234567'],
  ['+66 2 123 4567', '+6621234567'],
  ['02-123-4567 ต่อ 89', '021234567'],
  ['02 123 4567 ext. 8', '021234567'],
  ['02-123-4567 #8', '021234567'],
  ['02-123-4567-9', '021234567'],
  ['053-000-360', '053000360'],
  ['1669', '1669'],
])('%s dials %s', (written, dialled) => {
  expect([dialledNumber(written), isPhoneNumber(written)]).toEqual([dialled, true])
})

it.each(['call us', '081-234-5678, 089-999-9999', '12', '', '+', '1'.repeat(16), 'ต่อ 9'])(
  'refuses %j as a number',
  (written) => {
    expect(isPhoneNumber(written)).toBe(false)
  },
)

it('can be dialled in whatever digits it is written', () => {
  expect(plainDigits('๐๘๑-๒๓๔-๕๖๗๘ ต่อ ๙')).toBe('081-234-5678 ต่อ 9')
})
