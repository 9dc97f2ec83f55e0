import { expect, it } from 'vitest'
import { countWords, readingMinutes } from './posts-of'

it('counts Thai by characters and other scripts by words, and at least one minute', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes('word '.repeat(660))).toBe(3)
  expect(readingMinutes('ดาว'.repeat(1200))).toBe(4)
  // A mixed text adds up both.
  expect(readingMinutes('ดาว'.repeat(600) + ' word'.repeat(440))).toBe(4)
})

it('counts some four and a half characters as a Thai word', () => {
  expect(countWords('ดาวเหนือ'.repeat(9))).toBe(16)
  expect(countWords('two words')).toBe(2)
})
