import { expect, it } from 'vitest'
import { countWords, readingMinutes } from './posts-of'

it('counts Thai by characters, other scripts by words, and never says less than a minute', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes('word '.repeat(660))).toBe(3)
  expect(readingMinutes('ดาว'.repeat(1200))).toBe(4)
  // A text in both adds both up.
  expect(readingMinutes('ดาว'.repeat(600) + ' word'.repeat(440))).toBe(4)
})

it('takes a Thai word for some four and a half characters', () => {
  expect(countWords('ดาวเหนือ'.repeat(9))).toBe(16)
  expect(countWords('two words')).toBe(2)
})
