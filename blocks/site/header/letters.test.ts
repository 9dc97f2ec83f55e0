import { expect, test } from 'vitest'
import { lettersOf } from './letters'

test('marks above and below a Thai letter take no room', () => {
  expect(lettersOf('ห้องงานเก้า')).toBe(9)
  expect(lettersOf('Nine Room Studio')).toBe(16)
  expect(lettersOf('Hi')).toBe(4)
})
