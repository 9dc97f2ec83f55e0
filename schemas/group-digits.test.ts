import { expect, it } from 'vitest'
import { groupDigits } from './group-digits'

it.each([
  ['', ''],
  ['0', '0'],
  ['999', '999'],
  ['1290', '1,290'],
  ['123456', '123,456'],
  ['1234567', '1,234,567'],
])('%s is written %s', (digits, written) => {
  expect(groupDigits(digits)).toBe(written)
})
