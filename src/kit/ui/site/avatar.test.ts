import { expect, test } from 'vitest'
import { initials } from './avatar'

test('takes the first letters of both names as initials', () => {
  expect(initials({ firstname: 'Nara', lastname: 'wong' })).toBe('NW')
  expect(initials({ firstname: 'Nara' })).toBe('N')
  expect(initials({})).toBe('')
})

test('skips a leading Thai vowel', () => {
  expect(initials({ firstname: 'เกษม', lastname: 'ไชยา' })).toBe('กช')
})
