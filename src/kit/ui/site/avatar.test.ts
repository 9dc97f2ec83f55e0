import { expect, test } from 'vitest'
import { initials } from './avatar'

test('initials are the first letters of both names', () => {
  expect(initials({ firstname: 'Nara', lastname: 'wong' })).toBe('NW')
  expect(initials({ firstname: 'Nara' })).toBe('N')
  expect(initials({})).toBe('')
})

test('a Thai vowel written first is not an initial', () => {
  expect(initials({ firstname: 'เกษม', lastname: 'ไชยา' })).toBe('กช')
})
