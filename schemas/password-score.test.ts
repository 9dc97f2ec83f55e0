import { expect, it } from 'vitest'
import { leastPasswordScore } from './constants'
import { passwordScore } from './password-score'

it.each(['', '12345678', 'password1', 'qwertyuiop', 'aaaaaaaaaaaa'])('scores %s as easy to guess', (password) => {
  expect(passwordScore(password)).toBeLessThan(leastPasswordScore)
})
it.each(['four-quiet-herons-17', 'ลมพัดใบไม้ริมคลอง'])('scores %s as hard to guess', (password) => {
  expect(passwordScore(password)).toBeGreaterThanOrEqual(leastPasswordScore)
})
it('counts public facts about a person as known, however they are joined', () => {
  const known = ['somchai.rattanaporn@example.com', 'Somchai', 'Rattanaporn']
  for (const password of ['somchai.rattanaporn', 'SomchaiRattanaporn1', 'rattanaporn_somchai']) {
    expect(passwordScore(password)).toBeGreaterThanOrEqual(leastPasswordScore)
    expect(passwordScore(password, known)).toBeLessThan(leastPasswordScore)
  }
})
it('takes no longer for a very long one', () => {
  expect(passwordScore('a different word each time '.repeat(4000))).toBe(4)
})
