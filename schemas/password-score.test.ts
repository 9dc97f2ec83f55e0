import { expect, it } from 'vitest'
import { leastPasswordScore } from './constants'
import { passwordScore } from './password-score'

it.each(['', '12345678', 'password1', 'qwertyuiop', 'aaaaaaaaaaaa'])('%s is guessed soon', (password) => {
  expect(passwordScore(password)).toBeLessThan(leastPasswordScore)
})
it.each(['four-quiet-herons-17', 'ลมพัดใบไม้ริมคลอง'])('%s is not', (password) => {
  expect(passwordScore(password)).toBeGreaterThanOrEqual(leastPasswordScore)
})
it('what everybody knows of a person is no secret, however they join it', () => {
  const known = ['somchai.rattanaporn@example.com', 'Somchai', 'Rattanaporn']
  for (const password of ['somchai.rattanaporn', 'SomchaiRattanaporn1', 'rattanaporn_somchai']) {
    expect(passwordScore(password)).toBeGreaterThanOrEqual(leastPasswordScore)
    expect(passwordScore(password, known)).toBeLessThan(leastPasswordScore)
  }
})
it('a very long one takes no longer', () => {
  expect(passwordScore('a different word each time '.repeat(4000))).toBe(4)
})
