import { expect, test } from 'vitest'
import { letterCount } from './letter-count'

test('marks above and below a Thai letter take no room', () => {
  expect(letterCount('ห้องงานเก้า')).toBe(9)
  expect(letterCount('Nine Room Studio')).toBe(16)
  expect(letterCount('Hi')).toBe(4)
})
